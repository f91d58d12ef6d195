export function truncate(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= max) return line;
  const end = line.lastIndexOf(" ", max);
  return `${line.slice(0, end > 0 ? end : max)}…`;
}
