/** Milliseconds in which an act closes its dialog and moves the focus; what is said before that is cut short. */
const announceDelay = 150;

/** Where a voice hears of toasts. A dialog has one of its own: while it is open, the rest of the page is silent. */
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
