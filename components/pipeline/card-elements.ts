/** Cards have the attribute `data-card`, columns `data-lane`. */
export const cardOf = (target: EventTarget | null) => closest(target, "[data-card]");
export const laneOf = (target: EventTarget | null) => closest(target, "[data-lane]");

/** The first focusable element of a card. */
export const firstIn = (card: HTMLElement | null) => card?.querySelector<HTMLElement>("a, button") ?? null;

/** Returns the form that moves a card, with the given stage selected. */
export function moveForm(card: HTMLElement, stage: string): HTMLFormElement | null {
  const select = card.querySelector<HTMLSelectElement>("select[name=to]");
  if (select) select.value = stage;
  return select?.form ?? null;
}

/** Returns the card `step` places below this one in its column, or null. */
export function cardAt(card: HTMLElement, step: number): HTMLElement | null {
  const cards = [...(laneOf(card)?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  return cards[cards.indexOf(card) + step] ?? null;
}

/** Opens the panel of a card and focuses one of its controls. */
export function openWork(card: HTMLElement, control: string) {
  const panel = card.querySelector<HTMLElement>("[popover]");
  if (!panel?.matches(":popover-open")) panel?.showPopover();
  panel?.querySelector<HTMLElement>(control)?.focus();
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
