/** The first words of a text in one line, at most `most` characters and an ellipsis; a word that is longer is cut. */
export function truncate(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const end = line.lastIndexOf(" ", most);
  return `${line.slice(0, end > 0 ? end : most)}…`;
}
