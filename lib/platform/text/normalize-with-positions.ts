/** A normalized text; `at` holds the position of each character in the original text. */
export type NormalizedText = { text: string; at: Int32Array };

/** Lower case without accents, vowel signs and invisible characters; digits of all scripts and styled letters become plain ones. */
export function normalizeWithPositions(original: string): NormalizedText {
  const positions = new Int32Array(original.length * maxNormalized + 1);
  const cache = new Map<string, string>();
  let [text, start] = ["", 0];
  for (const character of original) {
    let normalized = cache.get(character);
    if (normalized === undefined) {
      normalized = normalizeCharacter(character);
      cache.set(character, normalized);
    }
    positions.fill(start, text.length, text.length + normalized.length);
    text += normalized;
    start += character.length;
  }
  positions.fill(start, text.length);
  return { text, at: positions };
}

const maxNormalized = 3;
const removedMarks = /[\p{M}\p{Cf}\u0640]/gu;
const decimalDigit = /^\p{Nd}$/u;

function normalizeCharacter(character: string): string {
  if (character <= "\x7f") return character.toLowerCase();
  const digit = circled.get(character);
  if (digit !== undefined) return digit;
  const normalized = character.normalize("NFKD").replace(removedMarks, "").toLowerCase().slice(0, maxNormalized);
  return decimalDigit.test(normalized) ? digitOf(normalized) : normalized;
}

/** The digits of a script are ten consecutive code points that start at ...0 or ...6. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const row = code & ~15;
  return String(code - (decimalDigit.test(String.fromCodePoint(row)) ? row : row + 6));
}

const circled = new Map([
  ["⓿", "0"],
  ["🄋", "0"],
  ["🄌", "0"],
  ...[0x2776, 0x2780, 0x278a, 0x24f5].flatMap((first) =>
    Array.from({ length: 9 }, (_, index): [string, string] => [String.fromCodePoint(first + index), String(index + 1)]),
  ),
]);
