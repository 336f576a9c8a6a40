// Keeps the files of the page. The worker asks the network first, so that the person gets the newest
// version. Without a network it answers with the kept files.
const KEPT = "takht";
const FILES = ["./", "start.js", "old.js", "worker.js", "passkey.js", "style.css", "icon.svg", "takht.webmanifest", "takht_web.js", "takht_web_bg.wasm", "takht_later.js", "split_later.wasm", "takht_bots.js", "takht_bots_bg.wasm",
  ...["en", "fa", "ar", "tr"].flatMap((lang) => [`words-${lang}.ftl`, `rules-${lang}.ftl`])];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  // Requests about tables always go to the server.
  if (event.request.method !== "GET" || new URL(event.request.url).pathname.includes("/api/")) return;
  event.respondWith(fresh(event.request));
});

// The server calls the person, in their language. A notice that comes again replaces itself without a sound.
self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  self.navigator.setAppBadge?.();
  const shown = { body: notice.text, lang: notice.lang, dir: "auto", icon: "icon.svg", tag: `${notice.table} ${notice.seat}`, data: notice.link };
  event.waitUntil(self.registration.showNotification("Takht", shown));
});

// A tap opens the table, in the page that shows it already if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = new URL(`.${event.notification.data ?? "/"}`, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === table);
      return open ? open.focus() : self.clients.openWindow(table);
    }),
  );
});

async function fresh(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    // Return the answer even if the browser cannot keep it.
    if (answer.ok) kept.put(request, answer.clone()).catch(() => {});
    return answer;
  } catch (error) {
    const answer = await kept.match(request);
    if (answer) return answer;
    throw error;
  }
}
