/** Delay in milliseconds, because a screen reader cuts short what is announced while a dialog closes and the focus moves. */
const announceDelay = 150;

/** Live region for screen readers; each dialog needs its own, because the rest of the page is inert while it is open. */
export function Announcer() {
  return <p className="vh" aria-live="polite" data-announcer="" />;
}

export function announce(text: string) {
  setTimeout(() => {
    const regions = [...document.querySelectorAll("[data-announcer]")];
    const open = regions.findLast((region) => region.closest("dialog:modal"));
    const message = document.createElement("span");
    message.textContent = text;
    (open ?? regions.find((region) => !region.closest("dialog")))?.replaceChildren(message);
  }, announceDelay);
}
