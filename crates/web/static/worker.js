// Bots think here, so that the page never waits for them.
import init, { answer } from "./takht_bots.js";

const ready = init({ module_or_path: "./takht_bots_bg.wasm" });

self.onmessage = async ({ data }) => {
  try {
    await ready;
    self.postMessage(answer(data));
  } catch (error) {
    // An empty answer tells the page that the worker cannot think.
    self.postMessage("");
  }
};
