const invisibleMarks = /[\u00ad\u200b\u2060\ufeff\u202a-\u202c\u2066-\u2069]/g;
const trimmedAtEnds = /[\s\u061c\u200e\u200f]/;

export function withoutInvisible(text: string): string {
  const visible = text.replace(invisibleMarks, "");
  let [start, end] = [0, visible.length];
  while (start < end && trimmedAtEnds.test(visible.charAt(start))) start += 1;
  while (end > start && trimmedAtEnds.test(visible.charAt(end - 1))) end -= 1;
  return visible.slice(start, end);
}

const clusters = new Intl.Segmenter("und", { granularity: "grapheme" });

export const displayedLength = (text: string) => [...clusters.segment(text)].length;

export const asciiDigits = (text: string) => text.replace(/\p{Nd}/gu, digitOf);

export const plainDigits = (text: string) =>
  asciiDigits(text.normalize("NFKC"))
    .replace(/[\s\u200e\u200f]+/g, " ")
    .replace(/\p{Pd}/gu, "-");

function digitOf(digit: string): string {
  let value = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) value += 1;
  return String(value % 10);
}

export function asciiDomain(address: string): string {
  const atIndex = address.lastIndexOf("@");
  const domain = address.slice(atIndex + 1);
  if (atIndex < 0 || !/[^\p{ASCII}]/u.test(domain) || /[\s/?#:\\]/u.test(domain)) return address;
  const site = `http://${domain}`;
  return URL.canParse(site) ? address.slice(0, atIndex + 1) + new URL(site).hostname : address;
}
