import type { Page } from "@playwright/test";

type Walk = { stops: number; wrong: string[] };

/** No page of ours has more stops than this; whoever tabs on is caught. */
const mostStops = 400;
/** Keys pressed in a row before the page is asked how far they came. */
const keysAtOnce = 20;

/** Tabs through the whole page: every control must be reached, in the order of the page, and be seen when it is. */
export async function tabThrough(page: Page): Promise<Walk> {
  await page.evaluate(begin);
  for (let keys = 0; keys < mostStops; keys += keysAtOnce) {
    await Promise.all(Array.from({ length: keysAtOnce }, () => page.keyboard.press("Tab")));
    const walk = await page.evaluate(end);
    if (walk) return walk;
  }
  return { stops: mostStops, wrong: ["there is no way out"] };
}

type Walked = Window & { reached?: Set<Element>; wrong?: string[]; left?: boolean };

/** From now on each key first notes where the one before has led, until the focus leaves the page or begins anew. */
function begin() {
  const reached = new Set<Element>();
  const wrong: string[] = [];
  let last: Element | null = null;
  let started = false;
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.removeAllRanges();
  Object.assign(window, { reached, wrong, left: false });
  const listening = new AbortController();
  addEventListener("keydown", note, { capture: true, signal: listening.signal });

  function note() {
    const element = document.activeElement as HTMLElement | null;
    if (!started) started = true;
    else if (!element || element === document.body || (element !== last && reached.has(element))) {
      (window as Walked).left = true;
      listening.abort();
    } else if (element !== last) look(element);
  }

  /** A field of dates has several places in it: it is looked at once. */
  function look(element: HTMLElement) {
    const backwards = Boolean(last && element.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING);
    const name = backwards ? `${nameOf(element)} (backwards)` : nameOf(element);
    reached.add(element);
    last = element;
    const place = element.closest("label, .box, .field");
    const seen = [element, ...(place ? [place] : []), element.nextElementSibling].some(
      (part) => part && isMarked(part),
    );
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
    const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!seen || backwards) wrong.push(`focus is not seen on ${name}`);
    if (!inView || (over !== null && !isOf(over, element))) wrong.push(`something lies over ${name}`);
  }

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

/** What came of it, once the focus has left the page; with the controls one can see and press with a mouse, but not reach. */
function end(): { stops: number; wrong: string[] } | undefined {
  const { reached = new Set<Element>(), wrong = [], left } = window as Walked;
  if (!left) return undefined;
  return { stops: reached.size, wrong: [...wrong, ...unreached()] };

  function unreached(): string[] {
    const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !reached.has(control) && !control.matches(":disabled") && control.checkVisibility())
      .filter((control) => !isOtherOfAGroup(control) && !control.closest("[inert]"))
      .map((control) => `not reached: ${control.outerHTML.slice(0, 90)}`);

    function isOtherOfAGroup(control: HTMLElement) {
      if (!(control instanceof HTMLInputElement) || control.type !== "radio") return false;
      return [...reached].some((other) => other instanceof HTMLInputElement && other.name === control.name);
    }
  }
}
