// Opens the window, and keeps its files for when there is no network.
import init, { open } from "./takht_web.js";

await init();
open();

// Only pages from a secure origin have service workers.
navigator.serviceWorker?.register("./offline.js");
