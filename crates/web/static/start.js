// Opens the window, and keeps its files for when there is no network. Written so that browsers can
// read it that cannot open the window: they are told what is missing.
import("./takht_web.js")
  .then((window) => window.default({ module_or_path: "./takht_web_bg.wasm" }).then(() => window.open()))
  .catch((error) => {
    document.getElementById("needs").removeAttribute("hidden");
    throw error;
  });

// Only pages from a secure origin have service workers.
if (navigator.serviceWorker) navigator.serviceWorker.register("./offline.js");
