import type { Page } from "@playwright/test";

type Stop = { name: string; seen: boolean; covered: boolean };
type Walk = { stops: number; wrong: string[] };

/** No page of ours has more stops than this; whoever tabs on is caught. */
const mostStops = 400;

/** Tabs through the whole page: every control must be reached, in the order of the page, and be seen when it is. */
export async function tabThrough(page: Page): Promise<Walk> {
  const wrong: string[] = [];
  await page.evaluate(begin);
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(look);
    if (stop === "the same") continue;
    if (!stop) return { stops, wrong: [...wrong, ...(await page.evaluate(unreached))] };
    if (!stop.seen) wrong.push(`focus is not seen on ${stop.name}`);
    if (stop.covered) wrong.push(`something lies over ${stop.name}`);
  }
  return { stops: mostStops, wrong: [...wrong, "there is no way out"] };
}

type Marked = Window & { reached?: Set<Element>; last?: Element | null };

function begin() {
  (window as Marked).reached = new Set();
  (window as Marked).last = null;
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.removeAllRanges();
}

/** Where the focus stands now; null when it has left the page or begins anew. A field of dates has several places in it. */
function look(): Stop | "the same" | null {
  const { reached, last } = window as Marked;
  const element = document.activeElement as HTMLElement | null;
  if (element && element === last) return "the same";
  if (!element || element === document.body || !reached || reached.has(element)) return null;
  const name = nameOf(element);
  const backwards = Boolean(last && element.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING);
  reached.add(element);
  (window as Marked).last = element;
  const shown = [element, ...(element.closest("label, .box, .field") ? [element.closest("label, .box, .field")] : [])];
  const seen = [...shown, element.nextElementSibling].some((part) => part && isMarked(part));
  const box = element.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
  const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const covered = !inView || (over !== null && !isOf(over, element));
  return { name: backwards ? `${name} (backwards)` : name, seen: seen && !backwards, covered };

  function isMarked(part: Element) {
    const style = getComputedStyle(part);
    const outlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    return outlined || part.matches(":focus-visible, :has(:focus-visible)") === false ? outlined : hasRing(style);
  }

  function hasRing(style: CSSStyleDeclaration) {
    return style.outlineStyle !== "none" ? Number.parseFloat(style.outlineWidth) >= 2 : style.boxShadow !== "none";
  }

  function isOf(one: Element, other: Element) {
    return other.contains(one) || one.contains(other) || one.closest("label")?.contains(other);
  }

  function nameOf(part: Element) {
    const words = part.getAttribute("aria-label") ?? part.textContent?.trim().replace(/\s+/g, " ").slice(0, 30);
    return `${part.localName}.${part.className}${part.id ? `#${part.id}` : ""} "${words}"`;
  }
}

/** Controls one can see and press with a mouse, but not reach. */
function unreached(): string[] {
  const { reached } = window as Marked;
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !reached?.has(control) && !control.matches(":disabled") && control.checkVisibility())
    .filter((control) => !isOtherOfAGroup(control) && !control.closest("[inert]"))
    .map((control) => `not reached: ${control.outerHTML.slice(0, 90)}`);

  function isOtherOfAGroup(control: HTMLElement) {
    if (!(control instanceof HTMLInputElement) || control.type !== "radio") return false;
    return [...(reached ?? [])].some((other) => other instanceof HTMLInputElement && other.name === control.name);
  }
}
