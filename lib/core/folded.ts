/** A text as it is compared, and where each of its characters stands in the text as it was written. */
export type Folded = { text: string; at: number[] };

/** Lower case without accents, vowel signs and invisible characters; digits of every script and styled letters as plain ones. */
export function folded(written: string): Folded {
  const at: number[] = [];
  let [text, start] = ["", 0];
  for (const character of written) {
    const plain = plainly(character);
    text += plain;
    for (let n = 0; n < plain.length; n++) at.push(start);
    start += character.length;
  }
  return { text, at: [...at, start] };
}

const unseen = /[\p{M}\p{Cf}\u0640]/gu;

function plainly(character: string): string {
  const plain = character.normalize("NFKD").replace(unseen, "").toLowerCase();
  return /^\p{Nd}$/u.test(plain) ? digitOf(plain) : plain;
}

/** Decimal digits of a script stand ten in a row from its zero on. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6];
