// Runs inline at the beginning of every public page, before there is anything to press. The page's scripts wait in a data
// block at its end until somebody touches what needs them.
(() => {
  const root = document.documentElement;
  const control = "button,input,select,textarea,label";
  const changed = new Set();
  const clicked = new Set();
  let late;
  let calmAt = 0;
  let begun = false;
  let ready = false;

  // In milliseconds: the press that asked is painted first.
  function begin(wait = 60) {
    if (begun) return;
    begun = true;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", fetchLate);
    else setTimeout(fetchLate, wait);
  }

  function fetchLate() {
    late = JSON.parse(document.getElementById("late").textContent);
    // Each asks in a turn of its own: a press comes in between.
    for (const [href] of late.scripts) setTimeout(() => add("link", { rel: "preload", as: "script", href }));
    // Without an answer the page stays what it is: whole, and working as pages do without scripts.
    fetch(late.flight)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(runWhenCalm, () => {});
  }

  // Scripts keep a slow phone busy for a while: not between somebody's keystrokes, and not before their click is painted.
  function runWhenCalm(flight) {
    const wait = calmAt - performance.now();
    if (wait > 0) setTimeout(() => runWhenCalm(flight), wait);
    else run(flight);
  }

  function run(flight) {
    self.__next_f ??= [];
    self.__next_f.push(...flight);
    self.TURBOPACK ??= [];
    self.TURBOPACK.push(...late.chunks);
    for (const [src, id] of late.scripts) add("script", { async: true, src, ...(id && { id }) });
  }

  const add = (name, about) => document.head.append(Object.assign(document.createElement(name), about));

  const within = ({ target }, what) => (target instanceof Element ? target.closest(what) : null);

  // A link and what the browser does by itself need no script; a mouse that comes near a control is about to use it.
  function touched(event) {
    const comes = event.type === "pointerover";
    if (comes && !within(event, control)) return;
    const writes = event.type === "keydown" && within(event, "input,textarea");
    calmAt = event.timeStamp + (writes ? 350 : comes ? 100 : 60);
    if (comes || !within(event, "a")) begin();
  }

  // Nobody answers a button yet: its click is kept and given back. What submits, opens a popover or a summary works as it is.
  function pressed(event) {
    const language = within(event, "a[hreflang]");
    if (language) language.search = location.search;
    const button = within(event, "button[type=button]:not([popovertarget]):not([commandfor])");
    if (ready || !button) return;
    begin();
    event.preventDefault();
    clicked.add(button);
  }

  function noted({ target }) {
    if (!ready && target.matches?.("input,select,textarea")) changed.add(target);
  }

  function giveBack() {
    ready = true;
    for (const field of changed) {
      if (!field.isConnected) continue;
      const box = field.type === "checkbox" || field.type === "radio";
      const tell = () => field.dispatchEvent(new Event(box ? "click" : "input", { bubbles: true }));
      // The first makes React take over this part of the page. It compares with what it saw then: told otherwise, it notices.
      tell();
      field._valueTracker?.setValue(box ? String(!field.checked) : `${field.value}\0`);
      tell();
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    for (const button of clicked) if (button.isConnected) button.click();
  }

  for (const sign of ["pointerdown", "pointerover", "keydown", "touchstart", "focusin"])
    addEventListener(sign, touched, { passive: true, capture: true });
  addEventListener("click", pressed, true);
  for (const sign of ["input", "change"]) addEventListener(sign, noted, true);
  addEventListener("recruit:ready", () => setTimeout(giveBack), { once: true });

  // Somebody signed in has a bell to be rung, whoever was sent here with news must see it, a form that was begun is filled in
  // again, and a talk goes on where it was.
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

  // A page may be made ready before anybody comes. What has waited for half a minute is asked for again.
  const shown = () => (performance.now() > 30_000 ? location.reload() : arrive());
  if (document.prerendering) document.addEventListener("prerenderingchange", shown, { once: true });
  else arrive();
})();
