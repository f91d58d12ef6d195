/** How the board finds its parts on the page: `data-card` is a card in its column `data-lane`. */
export const cardOf = (target: EventTarget | null) => closest(target, "[data-card]");
export const laneOf = (target: EventTarget | null) => closest(target, "[data-lane]");

/** What one gets to first on a card. */
export const firstIn = (card: HTMLElement | null) => card?.querySelector<HTMLElement>("a, summary") ?? null;

/** The form that moves a card, with this column chosen. */
export function moveForm(card: HTMLElement, to: string): HTMLFormElement | null {
  const select = card.querySelector<HTMLSelectElement>("select[name=to]");
  if (select) select.value = to;
  return select?.form ?? null;
}

/** The card so many below this one in its column. */
export function cardAt(card: HTMLElement, step: number): HTMLElement | null {
  const cards = [...(laneOf(card)?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  return cards[cards.indexOf(card) + step] ?? null;
}

/** Opens what is folded up on a card and leads to one of its controls. */
export function openWork(card: HTMLElement, control: string) {
  for (const details of card.querySelectorAll("details")) if (details.querySelector(control)) details.open = true;
  card.querySelector<HTMLElement>(`details ${control}`)?.focus();
}

const closest = (target: EventTarget | null, what: string) =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null;
