// Keeps one page for when there is no network, and the files that never change, both of the build that is named in its own
// address. Everything else goes to the network as ever.
const store = `recruit ${new URL(location.href).searchParams.get("build")}`;
const languages = ["", "/fr", "/es", "/ar"];
const offline = (language) => `${language}/lost/offline`;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fill());
});

// Pages that are open stay as they are: a browser forgets those it keeps for the way back when somebody claims them.
addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), forgetOthers()])),
);

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(opened(event).catch(() => kept(pathname)));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(fromStore(request).catch(() => Response.error()));
});

async function fill() {
  const cache = await caches.open(store);
  for (const language of languages) {
    const answer = await fetch(offline(language));
    const html = await answer.clone().text();
    await cache.put(offline(language), answer);
    await cache.addAll([...new Set(html.match(/\/_next\/static\/[^"\\]+\.(?:css|woff2)/g))]);
  }
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
}

/** The browser asks while this worker is still waking up. */
const opened = async ({ request, preloadResponse }) => (await preloadResponse) ?? fetch(request);

async function kept(pathname) {
  const language = languages.find((each) => each && `${pathname}/`.startsWith(`${each}/`)) ?? "";
  const page = await caches.match(offline(language));
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

async function fromStore(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(store)).put(request, answer.clone());
  return answer;
}
