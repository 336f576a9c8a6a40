// Opens the window, and keeps its files for when there is no network.
try {
  const { default: init, open } = await import("./takht_web.js");
  await init({ module_or_path: "./takht_web_bg.wasm" });
  open();
} catch (error) {
  // An old browser: it is told what is missing, in the languages of the house.
  document.getElementById("loading")?.removeAttribute("hidden");
  throw error;
}

// Only pages from a secure origin have service workers.
navigator.serviceWorker?.register("./offline.js");
