type Draft = { sent: boolean; values: [name: string, values: string[]][] };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type KeptDraft = { sent: () => void; refused: () => void; done: () => void; stop: () => void };

/**
 * What is typed into a long form outlives a reload of the page, in this tab alone: fills the form in again and keeps what is
 * typed from now on. Passwords and files are not kept; what was sent and left is forgotten.
 */
export function keepDraft(form: HTMLFormElement & { sentEarly?: 1 }): KeptDraft {
  const draft = read(form);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const done = () => sessionStorage.removeItem(keyOf(form));
  const refused = () => {
    delete form.sentEarly;
    write(form, false);
  };
  // Scripts come late: what somebody typed meanwhile stands, and is kept as well.
  const typed = controls(form).filter(isChanged);
  if (draft?.sent && visit?.type !== "reload") done();
  else
    for (const [name, values] of draft?.values ?? [])
      if (!typed.some((one) => one.name === name)) put(form, name, values);
  // Sent before the scripts came (first-paint notes it), it is on its way and no draft any more.
  if (typed.length > 0) write(form, form.sentEarly === 1);
  form.addEventListener("input", refused);
  const stop = () => {
    form.removeEventListener("input", refused);
    if (read(form)?.sent) done();
  };
  return { sent: () => write(form, true), refused, done, stop };
}

/** A form that goes along from page to page has one draft for all of them. */
const keyOf = (form: HTMLFormElement) =>
  `draft ${form.closest("[data-everywhere]") ? "" : location.pathname} ${form.id}`;

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
const isChanged = (one: Control) => {
  if (isBox(one)) return one.checked !== one.defaultChecked;
  if (one instanceof HTMLSelectElement) return [...one.options].some((each) => each.selected !== each.defaultSelected);
  return one.value !== one.defaultValue;
};
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
