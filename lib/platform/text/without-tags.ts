/** Replaces tags by `gap` in one pass. By default `<` starts a tag only as in HTML, so not in "U17 < U19". */
export function withoutTags(text: string, gap: string, begins = /^[a-z/!?]/i): string {
  let plain = "";
  let from = 0;
  for (let start = text.indexOf("<"); start >= 0; start = text.indexOf("<", start + 1)) {
    if (start < from || !begins.test(text.charAt(start + 1))) continue;
    const end = text.indexOf(">", start);
    if (end < 0) break;
    plain += text.slice(from, start) + gap;
    from = end + 1;
  }
  return plain + text.slice(from);
}
