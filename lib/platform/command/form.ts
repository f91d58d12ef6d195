/** The hidden field with the key of a guardian's page; for the door alone, like everything that begins with "_". */
export const guardianField = "_guardian";

/** The hidden field with the path the person was going to before they had to sign up. */
export const nextField = "_next";

/** A form as an object for a schema: a repeated field becomes a list, an empty file is absent. */
export function values(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  return collect(form, (entry) => (entry instanceof File && entry.size === 0 ? [] : [entry]));
}

/** What a person typed, to give back after a refusal: no files, no secrets. */
export function typed(form: FormData): Record<string, string | string[]> {
  return collect(form, (entry, name) => (typeof entry === "string" && !/password|token/i.test(name) ? [entry] : []));
}

/** Reads each entry once: a form may have as many names as its body has room for. */
function collect<T>(form: FormData, keep: (entry: FormDataEntryValue, name: string) => T[]): Record<string, T | T[]> {
  const kept = new Map<string, T[]>();
  for (const [name, entry] of form) {
    if (name.startsWith("$") || name.startsWith("_")) continue;
    const values = kept.get(name) ?? [];
    values.push(...keep(entry, name));
    kept.set(name, values);
  }
  return Object.fromEntries(
    [...kept].flatMap(([name, values]) => {
      const [only] = values;
      return only === undefined ? [] : [[name, values.length === 1 ? only : values]];
    }),
  );
}
