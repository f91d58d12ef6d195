import { setTimeout as sleep } from "node:timers/promises";
import type { Words } from "../browser/words";
import type { Driver } from "./driver";

const patience = 60_000;

export type Visitor = ReturnType<typeof visitorOf>;

/** Acts with the mouse and the keyboard on what the page shows. */
export function visitorOf(driver: Driver, w: Words, origin: string) {
  const evaluate = <Given extends unknown[], Value>(read: (...given: Given) => Value, ...given: Given) =>
    driver.evaluate(`(${read})(...${JSON.stringify(given)})`) as Promise<Value>;

  async function until<Value>(what: string, look: () => Promise<Value>): Promise<NonNullable<Value>> {
    for (const end = Date.now() + patience; ; await sleep(100)) {
      // A page that is being left cannot be read.
      const value = await look().catch(() => undefined);
      if (value) return value;
      if (Date.now() > end) throw new Error(`${driver.name}: ${what}\n${await evaluate(() => location.href)}`);
    }
  }

  /** Presses where the element stays for a moment. */
  async function press(selector: string, name = "") {
    let last = "";
    const { x, y } = await until(`no ${selector} named "${name}"`, async () => {
      const spot = await evaluate(spotOf, selector, name);
      const isStill = last === JSON.stringify(spot);
      last = JSON.stringify(spot);
      return isStill ? spot : null;
    });
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await driver.perform({ type: "pointer", id: "mouse", actions });
  }

  const type = (text: string) =>
    driver.perform({
      type: "key",
      id: "keys",
      actions: [...text].flatMap((value) => [
        { type: "keyDown" as const, value },
        { type: "keyUp" as const, value },
      ]),
    });

  return {
    evaluate,
    until,
    open: (path: string) => driver.goto(origin + w.path(path)),
    pressButton: (name: string) => press("button, summary", name),
    pressLink: (name: string) => press("a[href]", name),
    press,
    async fill(label: string, text: string) {
      await press("input:not([type=hidden]), textarea", label);
      await type(text);
    },
    type,
    enter: () => type("\uE007"),
    sees: (text: string) => until(`does not see "${text}"`, () => evaluate(isSeen, text)),
    isAt: (pattern: string) =>
      until(`is not at ${pattern}`, () => evaluate((source) => new RegExp(source).test(location.href), pattern)),
  };
}

const isSeen = (text: string) => {
  const plain = (value: string) => value.replace(/\s+/g, " ");
  const isIn = ({ textContent }: Element) => plain(textContent).includes(plain(text));
  return [...document.querySelectorAll("body *")].some(
    (element) => element.checkVisibility() && isIn(element) && ![...element.children].some(isIn),
  );
};

/** Where to press the first visible element with this name, else one whose name contains it; null without one. */
const spotOf = (selector: string, name: string) => {
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  const shown = [...document.querySelectorAll<HTMLElement & Partial<HTMLInputElement>>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  );
  const nameOf = ({ labels, textContent, ariaLabel }: (typeof shown)[number]) =>
    ariaLabel ?? plain(labels?.[0] ? labels[0].textContent : textContent);
  const element =
    shown.find((each) => nameOf(each) === plain(name)) ?? shown.find((each) => nameOf(each).includes(plain(name)));
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};

export async function signIn(visitor: Visitor, w: Words, email: string, password: string) {
  await visitor.open("/auth");
  await visitor.fill(w("accounts.email"), email);
  await visitor.press("input[name=password]");
  await visitor.type(password);
  await visitor.pressButton(w("common.signIn"));
  await visitor.until("is not signed in", () => visitor.evaluate(() => !location.pathname.includes("/auth")));
}
