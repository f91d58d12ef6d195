/** Hidden field with the key of a guardian's page. Names with "_" are for entry points only. */
export const guardianField = "_guardian";

export const nextField = "_next";

export function values(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  return collect(form, (entry) => (entry instanceof File && entry.size === 0 ? [] : [entry]));
}

export function typed(form: FormData): Record<string, string | string[]> {
  return collect(form, (entry, name) => (typeof entry === "string" && !/password|token/i.test(name) ? [entry] : []));
}

function collect<T>(form: FormData, select: (entry: FormDataEntryValue, name: string) => T[]): Record<string, T | T[]> {
  const entries = new Map<string, T[]>();
  for (const [name, entry] of form) {
    if (name.startsWith("$") || name.startsWith("_")) continue;
    const values = entries.get(name) ?? [];
    values.push(...select(entry, name));
    entries.set(name, values);
  }
  return Object.fromEntries(
    [...entries].flatMap(([name, values]) => {
      const [first] = values;
      return first === undefined ? [] : [[name, values.length === 1 ? first : values]];
    }),
  );
}
