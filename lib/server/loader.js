// Runs inline at the start of every public page; the page's scripts are listed in a data block at its end and load on first use.
(() => {
  const root = document.documentElement;
  const control = "button,input,select,textarea,label";
  let late;
  let calmAt = 0;
  let begun = false;
  const hydrated = new Promise((done) => addEventListener("recruit:ready", done, { once: true }));

  // `wait` is in milliseconds and lets the browser paint the interaction first.
  function begin(wait = 60) {
    if (begun) return;
    begun = true;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", fetchLate);
    else setTimeout(fetchLate, wait);
  }

  function fetchLate() {
    late = JSON.parse(document.getElementById("late").textContent);
    for (const [href] of late.scripts) setTimeout(() => add("link", { rel: "preload", as: "script", href }));
    fetch(late.payload)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(runWhenCalm, retryLater);
  }

  // With 404 the page is older than the site, and its scripts are gone.
  function retryLater(why) {
    begun = false;
    if (why === 404 && performance.getEntriesByType("navigation")[0]?.type !== "reload") location.reload();
  }

  // Running the scripts blocks a slow phone for a while, so it waits for a pause in typing and for the click to be painted.
  function runWhenCalm(payload) {
    const wait = calmAt - performance.now();
    if (wait > 0) setTimeout(() => runWhenCalm(payload), wait);
    else run(payload);
  }

  function run(payload) {
    enqueue(late.queues.payload, payload);
    enqueue(late.queues.chunks, late.chunks);
    const loaded = late.scripts.map(([src, id]) => settled(add("script", { async: true, src, ...(id && { id }) })));
    // A part of the page whose script comes after React's would lose a repeated click.
    Promise.all([hydrated, ...loaded]).then(() => dispatchEvent(new Event("recruit:loaded")));
  }

  const settled = (script) => new Promise((done) => (script.onload = script.onerror = done));

  function enqueue(name, items) {
    self[name] ??= [];
    self[name].push(...items);
  }

  function add(name, about) {
    const element = Object.assign(document.createElement(name), about);
    document.head.append(element);
    return element;
  }

  const within = ({ target }, what) => (target instanceof Element ? target.closest(what) : null);

  function touched(event) {
    const comes = event.type === "pointerover";
    if (comes && !within(event, control)) return;
    const writes = event.type === "keydown" && within(event, "input,textarea");
    calmAt = event.timeStamp + (writes ? 350 : comes ? 100 : 60);
    if (comes || !within(event, "a")) begin();
  }

  // Links to other sites whose opening is counted, also by the middle button.
  function counted(event) {
    const link = within(event, "a[data-counts]");
    if (link && event.button < 2) new Image().src = link.dataset.counts;
  }

  for (const sign of ["pointerdown", "pointerover", "keydown", "touchstart", "focusin", "click"])
    addEventListener(sign, touched, { passive: true, capture: true });
  for (const sign of ["click", "auxclick"]) addEventListener(sign, counted, true);

  // Scripts load at once for signed-in users (live notifications), for pending toasts, for saved drafts and for an open chat.
  const soon = () => (self.requestIdleCallback ?? setTimeout)(() => begin(0));
  function isBegun() {
    try {
      return Object.keys(sessionStorage).some(
        (key) => key === "chat open" || key.startsWith(`draft ${location.pathname} `),
      );
    } catch {
      return false;
    }
  }
  function arrive() {
    if (!root.dataset.who && !/(^|; )(toast|refusal)=/.test(document.cookie) && !isBegun()) return;
    if (document.readyState === "complete") soon();
    else addEventListener("load", soon);
  }

  // A page prerendered more than half a minute ago is reloaded when it is shown.
  const shown = () => (performance.now() > 30_000 ? location.reload() : arrive());
  if (document.prerendering) document.addEventListener("prerenderingchange", shown, { once: true });
  else arrive();
})();
