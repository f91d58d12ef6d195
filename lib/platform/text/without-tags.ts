/** A text without its markup, each piece replaced by `gap`; reads it once. By default a `<` begins a tag where HTML says so, and in "U17 < U19" it does not. */
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
