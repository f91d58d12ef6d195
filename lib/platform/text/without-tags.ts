/** Replaces tags by `gap` in one pass; by default `<` starts a tag only as in HTML, so not in "U17 < U19". */
export function withoutTags(text: string, gap: string, tagStart = /^[a-z/!?]/i): string {
  let result = "";
  let copiedTo = 0;
  for (let start = text.indexOf("<"); start >= 0; start = text.indexOf("<", start + 1)) {
    if (start < copiedTo || !tagStart.test(text.charAt(start + 1))) continue;
    const end = text.indexOf(">", start);
    if (end < 0) break;
    result += text.slice(copiedTo, start) + gap;
    copiedTo = end + 1;
  }
  return result + text.slice(copiedTo);
}
