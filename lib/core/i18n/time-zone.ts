export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** What a form offers: every zone there is, and `known`, which an import may have written in an older name. */
export const timeZones = (known?: string): string[] => [
  ...new Set([...Intl.supportedValuesOf("timeZone"), ...(known ? [known] : [])]),
];
