/** Hidden field with the key of a guardian's page. Names with "_" are for entry points only. */
export const guardianField = "_guardian";

/** Hidden field with the path to return to after sign-up. */
export const nextField = "_next";

/** A form as an object: repeated fields become lists, empty files are omitted. */
export function values(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  return collect(form, (entry) => (entry instanceof File && entry.size === 0 ? [] : [entry]));
}

/** Values to show again after a refusal, without files and secrets. */
export function typed(form: FormData): Record<string, string | string[]> {
  return collect(form, (entry, name) => (typeof entry === "string" && !/password|token/i.test(name) ? [entry] : []));
}

function collect<T>(form: FormData, keep: (entry: FormDataEntryValue, name: string) => T[]): Record<string, T | T[]> {
  const entries = new Map<string, T[]>();
  for (const [name, entry] of form) {
    if (name.startsWith("$") || name.startsWith("_")) continue;
    const values = entries.get(name) ?? [];
    values.push(...keep(entry, name));
    entries.set(name, values);
  }
  return Object.fromEntries(
    [...entries].flatMap(([name, values]) => {
      const [first] = values;
      return first === undefined ? [] : [[name, values.length === 1 ? first : values]];
    }),
  );
}
