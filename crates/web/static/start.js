// Opens the page, and keeps its files for when there is no network. Older browsers can read this file,
// too: if they cannot open the page, it shows what the page needs.
const lang = chosenLanguage();
Promise.all([
  import("./takht_web.js").then(async (page) => {
    await page.default({ module_or_path: "./takht_web_bg.wasm" });
    return page;
  }),
  words(lang),
  fonts(lang),
])
  .then(([page, words]) => page.open(lang, words))
  .catch((error) => {
    document.getElementById("needs").removeAttribute("hidden");
    throw error;
  });

// The language that the person chose before, else the first of the browser's languages that Takht has.
function chosenLanguage() {
  const known = ["en", "fa", "ar", "tr"];
  let wanted = [...navigator.languages];
  try {
    wanted.unshift(localStorage.getItem("takht-lang") ?? "");
  } catch {
    // Some people forbid pages to store anything.
  }
  wanted = wanted.map((locale) => locale.toLowerCase().split(/[-_.@]/)[0]);
  return wanted.find((language) => known.includes(language)) ?? known[0];
}

// The sentences come while the program is still on its way.
async function words(lang) {
  const answer = await fetch(`./words-${lang}.ftl`);
  if (!answer.ok) throw new Error(`words-${lang}.ftl: ${answer.status}`);
  return answer.text();
}

// The letters come while the program is still on its way: if they came later, what can be clicked would move. The page
// waits for them a moment at most.
function fonts(lang) {
  const isArabic = lang === "fa" || lang === "ar";
  const families = isArabic ? ["Figtree", "Vazirmatn"] : ["Reem Kufi", "Figtree", "Vazirmatn"];
  const letters = `Takht \u062a\u062e\u062a${lang === "tr" ? " \u015f\u0131" : ""}`;
  const loaded = families.map((family) => document.fonts?.load(`1em "${family}"`, letters));
  const moment = new Promise((go) => setTimeout(go, 1500));
  return Promise.race([Promise.all(loaded).catch(() => {}), moment]);
}

// Bots think in a worker. Where the browser cannot start it, the page asks them here. Their program also makes
// QR codes and signatures.
window.takhtBots = async (what, text) => {
  const bots = await import("./takht_bots.js");
  await bots.default({ module_or_path: "./takht_bots_bg.wasm" });
  return bots[what](text);
};

// Passkeys, where the browser has them. The person may also say no.
window.takhtPasskey = async (key, name) => {
  if (!window.PublicKeyCredential) return "";
  const passkey = await import("./passkey.js");
  return key ? passkey.make(key, name) : passkey.open();
};

// Shows a notice. On phones only the service worker may. The next notice of a table takes the place of the one before,
// and is heard.
window.takhtNotify = async (body) => {
  const worker = await navigator.serviceWorker?.ready;
  const link = `/${location.hash}`;
  await worker?.showNotification("Takht", { body, icon: "icon.svg", tag: `takht ${link}`, renotify: true, data: { link } });
  return "";
};

// The person sees the table: notices that call them there have done their work.
async function closeNotices() {
  if (document.hidden || !location.hash.startsWith("#at/")) return;
  const worker = await navigator.serviceWorker?.getRegistration?.();
  const shown = (await worker?.getNotifications?.()) ?? [];
  for (const notice of shown) if (notice.data?.link === `/${location.hash}`) notice.close();
}
closeNotices();
addEventListener("hashchange", closeNotices);
document.addEventListener("visibilitychange", closeNotices);

// Asks for the person's permission and subscribes to the browser's push service. Without one, the answer is empty.
window.takhtPush = async (key) => {
  const worker = await navigator.serviceWorker?.ready;
  if (!worker?.pushManager || !window.Notification) return "";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    return JSON.stringify(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch (error) {
    // A subscription for another key, of a server that was set up anew.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return JSON.stringify(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  }
};

// Browsers offer service workers only to pages from a secure origin.
if (navigator.serviceWorker) navigator.serviceWorker.register("./offline.js");
