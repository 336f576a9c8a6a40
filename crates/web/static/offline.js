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

// The server calls the person, in their language. The next notice of a seat takes the place of the one before, and is
// heard; the same notice that comes again is not.
self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  self.navigator.setAppBadge?.();
  event.waitUntil(call(notice));
});

async function call(notice) {
  const tag = `${notice.table} ${notice.seat}`;
  const before = await self.registration.getNotifications({ tag });
  const renotify = !before.some((other) => other.data?.id === notice.id);
  const data = { id: notice.id, link: notice.link };
  const shown = { body: notice.text, lang: notice.lang, dir: "auto", icon: "icon.svg", tag, renotify, data };
  await self.registration.showNotification("Takht", shown);
}

// The push service has another place for this browser. If the server cannot be told now, the page tells it when it
// opens a table.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const body = JSON.stringify({ old: subscribed(oldSubscription), new: subscribed(renewed) });
  const headers = { "Content-Type": "application/json" };
  await fetch("./api/push-renewals", { method: "POST", headers, body });
}

// What the server has to know of a subscription.
function subscribed(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

// A tap opens the table, in the page that shows it already if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = new URL(`.${event.notification.data?.link ?? "/"}`, self.registration.scope).href;
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
