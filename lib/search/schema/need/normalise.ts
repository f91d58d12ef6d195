export const longestNeed = 500;

export type Token = {
  /** Lower case without accents (ñ is kept), unified Arabic letters, Latin digits. */
  word: string;
  from: number;
  to: number;
  clause: number;
};

const tokenPattern =
  /\d['′’]\s?\d{1,2}(?:["″”]|'')?|\d[mM]\d{1,2}(?!\p{L})|\d+(?:[.,٫]\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|[-−–+<>≤≥%٪,،;؛.\n]/gu;

export function tokensOf(text: string): Token[] {
  const normalized = latinDigits(text);
  const tokens: Token[] = [];
  let clause = 0;
  for (const { 0: shape, index } of normalized.matchAll(tokenPattern)) {
    if (/^[,،;؛.\n]$/.test(shape)) clause += 1;
    else if (isSign(shape) && !isMinusSign(normalized, index)) continue;
    else {
      const word = wordOf(shape);
      if (word) tokens.push({ word, from: index, to: index + shape.length, clause });
    }
  }
  return tokens;
}

/** Replaces digits, and the full stop of "2.º", one for one, so that offsets stay valid. */
const latinDigits = (text: string) =>
  text
    .slice(0, longestNeed)
    .replace(/(?<=\d)\.(?=[ºª°])/g, " ")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

const isSign = (shape: string) => /^[-−–]$/.test(shape);
/** A hyphen counts only before a digit: −57, 18-23. */
const isMinusSign = (text: string, index: number) =>
  text.length === 1 || (/^\d$/.test(text[index + 1] ?? "") && /^[\s\d(]?$/.test(text[index - 1] ?? ""));

function wordOf(shape: string): string {
  if (isSign(shape)) return "-";
  const word = shape
    .toLowerCase()
    .normalize("NFKD")
    .replace(/n\u0303/g, "ñ")
    .replace(/\p{M}|ـ/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("٪", "%")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه");
  return withoutArticle(word);
}

const withoutArticle = (word: string) => word.replace(/^[وبفك]?ال(?=\p{L}{2})/u, "").replace(/^لل(?=\p{L}{2})/u, "");
