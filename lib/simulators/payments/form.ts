import type { MissingCard } from "./objects";

/** A parsed body: `a[b][0][c]=v` is { a: { b: { 0: { c: "v" } } } }. */
export type FormValue = string | Form;
export type Form = { [name: string]: FormValue };

export function parseForm(encoded: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let target = form;
    for (const step of path) target = childForm(target, step);
    target[last === "" ? String(Object.keys(target).length) : last] = value;
  }
  return form;
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === "string" ? value : undefined;
}

export function group(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === "object" ? value : {};
}

/** The entries of `name[0][..]`, `name[1][..]`, in order. */
export function groups(form: Form, name: string): Form[] {
  return Object.values(group(form, name)).filter((value) => typeof value === "object");
}

export function texts(form: Form, name: string): string[] {
  return Object.values(group(form, name)).filter((value) => typeof value === "string");
}

export function flag(form: Form, name: string): boolean | undefined {
  const value = text(form, name);
  return value === undefined ? undefined : value === "true";
}

export function integer(form: Form, name: string): number | undefined {
  const value = text(form, name);
  return value !== undefined && /^-?\d{1,12}$/.test(value) ? Number(value) : undefined;
}

/** Names with an empty value are removed, as in the real API. */
export function mergeMetadata(before: Record<string, string>, form: Form): Record<string, string> {
  const merged = { ...before };
  for (const [name, value] of Object.entries(group(form, "metadata"))) {
    if (value === "") delete merged[name];
    else if (typeof value === "string") merged[name] = value;
  }
  return merged;
}

export function missingCardOf(endBehavior: Form): MissingCard {
  const behavior = text(endBehavior, "missing_payment_method");
  return behavior === "cancel" || behavior === "pause" ? behavior : "create_invoice";
}

function childForm(target: Form, step: string): Form {
  const existing = target[step];
  if (typeof existing === "object") return existing;
  const child = emptyForm();
  target[step] = child;
  return child;
}

// Without a prototype, so that `__proto__[x]=1` is only a name.
const emptyForm = (): Form => Object.create(null) as Form;
