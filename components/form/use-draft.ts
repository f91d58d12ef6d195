import { type RefObject, useEffect, useEffectEvent } from "react";

type Draft = { sent: boolean; values: [name: string, values: string[]][] };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is typed into a long form outlives a reload of the page, in this tab alone. Passwords and files are not kept; a form that
 * was sent and left is not filled in again.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, kept: boolean) {
  const fill = useEffectEvent((whole: HTMLFormElement) => {
    const draft = read(whole);
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (draft && (!draft.sent || visit?.type === "reload"))
      for (const [name, values] of draft.values) put(whole, name, values);
  });
  useEffect(() => {
    const whole = form.current;
    if (!kept || !whole) return;
    fill(whole);
    const keep = () => write(whole, false);
    whole.addEventListener("input", keep);
    return () => whole.removeEventListener("input", keep);
  }, [form, kept]);

  return {
    sent: () => kept && form.current && write(form.current, true),
    refused: () => kept && form.current && write(form.current, false),
    done: () => kept && form.current && sessionStorage.removeItem(keyOf(form.current)),
  };
}

const keyOf = ({ id }: HTMLFormElement) => `draft ${location.pathname} ${id}`;

function read(form: HTMLFormElement): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null");
  } catch {
    return null;
  }
}

function write(form: HTMLFormElement, sent: boolean) {
  const names = new Set(controls(form).map(({ name }) => name));
  const values = [...names].map((name): [string, string[]] => [name, controls(form, name).filter(counts).map(said)]);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ sent, values } satisfies Draft));
  } catch {
    // A browser that keeps nothing: the form works without.
  }
}

const controls = (form: HTMLFormElement, name?: string) =>
  [...form.elements].filter(
    (one): one is Control =>
      one.matches("input:not([type=hidden], [type=password], [type=file], [type=submit]), select, textarea") &&
      (one as Control).name !== "" &&
      (name === undefined || (one as Control).name === name),
  );

const isBox = (one: Control): one is HTMLInputElement => one.type === "checkbox" || one.type === "radio";
const counts = (one: Control) => !isBox(one) || one.checked;
const said = (one: Control) => one.value;

/** As if it was typed: React hears of it. */
function put(form: HTMLFormElement, name: string, values: string[]) {
  const texts = [...values];
  for (const one of controls(form, name)) {
    if (isBox(one)) {
      if (one.checked !== values.includes(one.value)) one.click();
      continue;
    }
    const value = texts.shift();
    if (value === undefined || one.value === value) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), "value")?.set?.call(one, value);
    for (const sign of ["input", "change"]) one.dispatchEvent(new Event(sign, { bubbles: true }));
  }
}
