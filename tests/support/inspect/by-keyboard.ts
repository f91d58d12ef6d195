import type { Page } from "@playwright/test";

type Walk = { stops: number; wrong: string[] };

/** No page has more tab stops; more mean a keyboard trap. */
const mostStops = 400;
/** Keys pressed in a row before the result is read. */
const keysAtOnce = 20;

/** Tabs through the whole page: every control must be reached in page order, and be visible when focused. */
export async function tabThrough(page: Page): Promise<Walk> {
  await page.evaluate(begin);
  for (let keys = 0; keys < mostStops; keys += keysAtOnce) {
    await Promise.all(Array.from({ length: keysAtOnce }, () => page.keyboard.press("Tab")));
    const walk = await page.evaluate(end);
    if (walk) return walk;
  }
  return { stops: mostStops, wrong: ["there is no way out"] };
}

type AnnouncingWindow = Window & { reached?: Set<Element>; wrong?: string[]; left?: boolean };

/** Before each key, records where the previous one moved the focus, until it leaves the page or starts again. */
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
      (window as AnnouncingWindow).left = true;
      listening.abort();
    } else if (element !== last) look(element);
  }

  /** A date field has several tab stops: it is checked once. */
  function look(element: HTMLElement) {
    const backwards = Boolean(last && element.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING);
    const name = backwards ? `${nameOf(element)} (backwards)` : nameOf(element);
    reached.add(element);
    last = element;
    const place = element.closest("label, .box, .field");
    const isVisible = [element, ...(place ? [place] : []), element.nextElementSibling].some(
      (part) => part && isMarked(part),
    );
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
    const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!isVisible || backwards) wrong.push(`focus is not seen on ${name}`);
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

  function isOf(first: Element, other: Element) {
    return other.contains(first) || first.contains(other) || first.closest("label")?.contains(other);
  }

  function nameOf(part: Element) {
    const label = part.getAttribute("aria-label") ?? part.textContent?.trim().replace(/\s+/g, " ").slice(0, 30);
    return `${part.localName}.${part.className}${part.id ? `#${part.id}` : ""} "${label}"`;
  }
}

/**
 * The result, once the focus has left the page; including visible controls that the mouse can press but the keyboard cannot
 * reach.
 */
function end(): { stops: number; wrong: string[] } | undefined {
  const { reached = new Set<Element>(), wrong = [], left } = window as AnnouncingWindow;
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
