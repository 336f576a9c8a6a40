// Shows a game step by step. `game` has the shapes of all pictures and, for each picture, what changes.
const { film, said, language } = JSON.parse(document.getElementById("game").textContent);
const board = document.querySelector(".board svg");
const slider = document.querySelector("input");
const play = document.querySelector(".main");
let at = 0;
let timer = null;
function picture(nth) {
  const layers = [];
  for (const changes of film.frames.slice(0, nth + 1)) {
    for (const [layer, start, gone, come] of changes) {
      while (layers.length <= layer) layers.push([]);
      layers[layer].splice(start, gone, ...come);
    }
  }
  return layers.flat().map((shape) => film.shapes[shape]).join("");
}
const ground = board.firstElementChild.outerHTML;
function show(nth) {
  at = Math.max(0, Math.min(film.frames.length - 1, nth));
  board.innerHTML = ground + picture(at);
  const [event, sentence, next] = said[at];
  document.getElementById("event").textContent = event;
  document.getElementById("sentence").textContent = sentence;
  document.getElementById("next").textContent = next;
  document.getElementById("at").textContent = at.toLocaleString(language);
  slider.value = at;
  slider.setAttribute("aria-valuetext", sentence);
  if (at === film.frames.length - 1) stop();
}
function stop() {
  clearInterval(timer);
  timer = null;
  play.textContent = play.dataset.play;
}
function start() {
  if (at === film.frames.length - 1) show(0);
  timer = setInterval(() => show(at + 1), 900);
  play.textContent = play.dataset.pause;
}
const steps = {
  first: () => show(0),
  previous: () => show(at - 1),
  play: () => (timer ? stop() : start()),
  next: () => show(at + 1),
  last: () => show(film.frames.length - 1),
};
for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => {
    if (button.name !== "play") stop();
    steps[button.name]();
  });
}
slider.addEventListener("input", () => {
  stop();
  show(Number(slider.value));
});
// The arrow towards the end of a line goes on, in either writing direction.
const onward = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
const back = document.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
const keys = { [onward]: "next", [back]: "previous", Home: "first", End: "last", " ": "play" };
document.addEventListener("keydown", (event) => {
  const step = keys[event.key];
  const taken = event.target === slider || (event.target.tagName === "BUTTON" && event.key === " ");
  if (!step || taken || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  if (step !== "play") stop();
  steps[step]();
});
show(Number(location.hash.slice(1)) || 0);
