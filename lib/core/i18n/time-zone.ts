export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
