/** A need is read no further than this. */
export const longestNeed = 500;

export type Token = {
  /** Lower case, without accents (ñ stays), Arabic letters in one spelling, digits Latin. */
  word: string;
  /** What was written, from here to there. */
  from: number;
  to: number;
  /** Counts the commas before it. */
  clause: number;
};

const shapes =
  /\d['′’]\s?\d{1,2}(?:["″”]|'')?|\d[mM]\d{1,2}(?!\p{L})|\d+(?:[.,٫]\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|[-−–+<>≤≥%٪,،;؛.\n]/gu;

/** The words and figures of a text, with where they stood. */
export function tokensOf(text: string): Token[] {
  const plain = latinDigits(text);
  const tokens: Token[] = [];
  let clause = 0;
  for (const { 0: shape, index } of plain.matchAll(shapes)) {
    if (/^[,،;؛.\n]$/.test(shape)) clause += 1;
    else if (isSign(shape) && !isMeant(plain, index)) continue;
    else {
      const word = wordOf(shape);
      if (word) tokens.push({ word, from: index, to: index + shape.length, clause });
    }
  }
  return tokens;
}

/** One digit for one digit, so that places in the text stay. */
const latinDigits = (text: string) =>
  text
    .slice(0, longestNeed)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

const isSign = (shape: string) => /^[-−–]$/.test(shape);
/** A hyphen says something only before a figure: −57, 18-23. */
const isMeant = (text: string, at: number) =>
  text.length === 1 || (/^\d$/.test(text[at + 1] ?? "") && /^[\s\d(]?$/.test(text[at - 1] ?? ""));

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
  return bare(word);
}

/** Without the Arabic article, alone or after a joined و, ب, ف or ك. */
const bare = (word: string) => word.replace(/^[وبفك]?ال(?=\p{L}{2})/u, "").replace(/^لل(?=\p{L}{2})/u, "");
