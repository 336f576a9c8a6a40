// Keeps the files of the window. The network is asked first, so that nobody plays an old version
// while there is one; without it, what was kept is used.
const KEPT = "takht";
const FILES = ["./", "start.js", "old.js", "worker.js", "style.css", "icon.svg", "takht.webmanifest", "takht_web.js", "takht_web_bg.wasm"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  // What is asked of tables is never old.
  if (event.request.method !== "GET" || new URL(event.request.url).pathname.includes("/api/")) return;
  event.respondWith(fresh(event.request));
});

async function fresh(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    // Whether it can be kept or not, it is the answer.
    if (answer.ok) kept.put(request, answer.clone()).catch(() => {});
    return answer;
  } catch (error) {
    const answer = await kept.match(request);
    if (answer) return answer;
    throw error;
  }
}
