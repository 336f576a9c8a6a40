#!/usr/bin/env node
// An engine for Takht that plays at random: see docs/ENGINE.md.
"use strict";

const lines = require("readline").createInterface({ input: process.stdin });

// A small generator, so that the same seed gives the same game.
let state = 1n;
function below(count) {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number((state >> 33n) % BigInt(count));
}

lines.on("line", (line) => {
  const [verb, ...words] = line.trim().split(" ");
  const rest = words.join(" ");
  switch (verb) {
    case "takht":
      console.log("engine 1 Random in JavaScript");
      break;
    case "new":
      state = BigInt(words[1]);
      console.log("ready");
      break;
    case "choose":
      console.log("legal");
      break;
    case "legal": {
      const events = rest.split(";");
      console.log("play " + events[below(events.length)]);
      break;
    }
    case "quit":
      process.exit(0);
  }
});
