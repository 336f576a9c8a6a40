// Opens the window, and keeps its files for when there is no network.
import init, { open } from "./takht_web.js";

await init({ module_or_path: "./takht_web_bg.wasm" });
open();

// Only pages from a secure origin have service workers.
navigator.serviceWorker?.register("./offline.js");
