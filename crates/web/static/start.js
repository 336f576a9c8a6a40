// Opens the page, and keeps its files for when there is no network. Older browsers can read this file,
// too: if they cannot open the page, it shows what the page needs.
import("./takht_web.js")
  .then((window) => window.default({ module_or_path: "./takht_web_bg.wasm" }).then(() => window.open()))
  .catch((error) => {
    document.getElementById("needs").removeAttribute("hidden");
    throw error;
  });

// Browsers offer service workers only to pages from a secure origin.
if (navigator.serviceWorker) navigator.serviceWorker.register("./offline.js");
