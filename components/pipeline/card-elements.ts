/** The form that opens a card without scripts. */
export const openCardForm = "open-card";

/** Cards have the attribute `data-card`, columns `data-lane`. */
export const closestCard = (target: EventTarget | null) => closest(target, "[data-card]");
export const closestColumn = (target: EventTarget | null) => closest(target, "[data-lane]");

/** The first focusable element of a card. */
export const firstIn = (card: HTMLElement | null) => card?.querySelector<HTMLElement>("a, button") ?? null;

/** Fills the form of the board that moves a card. */
export function moveForm(board: HTMLElement | null, card: HTMLElement, stage: string): HTMLFormElement | null {
  const field = (name: string) => board?.querySelector<HTMLInputElement>(`#moved-card [name=${name}]`);
  const [matchId, to] = [field("matchId"), field("to")];
  if (!matchId || !to) return null;
  matchId.value = card.id.replace("match-", "");
  to.value = stage;
  return to.form;
}

/** Returns the card `step` places below this one in its column, or null. */
export function cardAt(card: HTMLElement, step: number): HTMLElement | null {
  const cards = [...(closestColumn(card)?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  return cards[cards.indexOf(card) + step] ?? null;
}

/** Opens the panel of a card and focuses one of its controls. */
export function openWork(card: HTMLElement, control: string) {
  const panel = () => card.querySelector<HTMLElement>("[data-panel]");
  if (!panel()?.checkVisibility()) card.querySelector<HTMLElement>("[data-work]")?.click();
  panel()?.querySelector<HTMLElement>(control)?.focus();
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
