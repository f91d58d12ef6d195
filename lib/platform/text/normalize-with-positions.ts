/** `at`: the position of each character in the original text. */
export type NormalizedText = { text: string; at: Int32Array };

/** Lower case without accents, vowel signs and invisible characters; digits and styled letters as plain ones. */
export function normalizeWithPositions(written: string): NormalizedText {
  const at = new Int32Array(written.length * longest + 1);
  const cache = new Map<string, string>();
  let [text, start] = ["", 0];
  for (const character of written) {
    let normalized = cache.get(character);
    if (normalized === undefined) {
      normalized = normalizeCharacter(character);
      cache.set(character, normalized);
    }
    at.fill(start, text.length, text.length + normalized.length);
    text += normalized;
    start += character.length;
  }
  at.fill(start, text.length);
  return { text, at };
}

const longest = 3;
const unseen = /[\p{M}\p{Cf}\u0640]/gu;
const decimal = /^\p{Nd}$/u;

function normalizeCharacter(character: string): string {
  if (character <= "\x7f") return character.toLowerCase();
  const digit = circled.get(character);
  if (digit !== undefined) return digit;
  const normalized = character.normalize("NFKD").replace(unseen, "").toLowerCase().slice(0, longest);
  return decimal.test(normalized) ? digitOf(normalized) : normalized;
}

/** Digits of a script are ten consecutive code points starting at ...0 or ...6. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const row = code & ~15;
  return String(code - (decimal.test(String.fromCodePoint(row)) ? row : row + 6));
}

/** Circled digits without a compatibility mapping. */
const circled = new Map([
  ["⓿", "0"],
  ["🄋", "0"],
  ["🄌", "0"],
  ...[0x2776, 0x2780, 0x278a, 0x24f5].flatMap((first) =>
    Array.from({ length: 9 }, (_, at): [string, string] => [String.fromCodePoint(first + at), String(at + 1)]),
  ),
]);
