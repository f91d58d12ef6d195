type Draft = { sent: boolean; values: [name: string, values: string[]][] };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type KeptDraft = { sent: () => void; refused: () => void; done: () => void; stop: () => void };

/** Keeps the typed values of a form in the tab's session storage, except passwords and files, and restores them after a reload; the draft is removed once the form was sent and the page left. */
export function keepDraft(form: HTMLFormElement & { sentEarly?: 1 }): KeptDraft {
  const draft = readDraft(form);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const removeDraft = () => sessionStorage.removeItem(keyOf(form));
  const onRefused = () => {
    delete form.sentEarly;
    write(form, false);
  };
  // Values typed before the scripts had loaded take precedence over the draft.
  const changedControls = controls(form).filter(isChanged);
  if (draft?.sent && visit?.type !== "reload") removeDraft();
  else
    for (const [name, values] of draft?.values ?? [])
      if (!changedControls.some((control) => control.name === name)) put(form, name, values);
  // If the form was sent before the scripts had loaded, the draft counts as sent.
  if (changedControls.length > 0) write(form, form.sentEarly === 1);
  form.addEventListener("input", onRefused);
  const stop = () => {
    form.removeEventListener("input", onRefused);
    if (readDraft(form)?.sent) removeDraft();
  };
  return { sent: () => write(form, true), refused: onRefused, done: removeDraft, stop };
}

/** A form that is on every page has one draft for all pages. */
const keyOf = (form: HTMLFormElement) =>
  `draft ${form.closest("[data-everywhere]") ? "" : location.pathname} ${form.id}`;

function readDraft(form: HTMLFormElement): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null");
  } catch {
    return null;
  }
}

function write(form: HTMLFormElement, sent: boolean) {
  const names = new Set(controls(form).map(({ name }) => name));
  const values = [...names].map((name): [string, string[]] => [name, controls(form, name).filter(counts).map(valueIn)]);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ sent, values } satisfies Draft));
  } catch {
    // Storage may be disabled; the form works without it.
  }
}

const controls = (form: HTMLFormElement, name?: string) =>
  [...form.elements].filter(
    (control): control is Control =>
      control.matches("input:not([type=hidden], [type=password], [type=file], [type=submit]), select, textarea") &&
      (control as Control).name !== "" &&
      (name === undefined || (control as Control).name === name),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";
const isChanged = (control: Control) => {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
};
const counts = (control: Control) => !isBox(control) || control.checked;
const valueIn = (control: Control) => control.value;

/** Sets the value and dispatches an input event, so that React notices the change. */
function put(form: HTMLFormElement, name: string, values: string[]) {
  const texts = [...values];
  for (const control of controls(form, name)) {
    if (isBox(control)) {
      if (control.checked !== values.includes(control.value)) control.click();
      continue;
    }
    const value = texts.shift();
    if (value === undefined || control.value === value) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    for (const sign of ["input", "change"]) control.dispatchEvent(new Event(sign, { bubbles: true }));
  }
}
