const arabic = /[\u0621-\u064a]/;

export const isArabic = (word: string) => arabic.test(word);

/** One Arabic word whichever way its alef, its ya and its last letter are written, without its article. */
export const foldArabic = (word: string) =>
  word
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/^ال(?=..)/, "")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه");

/** How many slips of the pen words of these lengths may be apart, and still be one; a letter left out makes three of four. */
const slips = (shorter: number, longer: number) => (shorter < 3 || longer < 4 ? 0 : shorter < 6 ? 1 : 2);

/** Whether who wrote the one may have meant the other. */
export const isSlipOf = (one: string, other: string): boolean =>
  distance([...one], [...other]) <=
  slips(Math.min([...one].length, [...other].length), Math.max([...one].length, [...other].length));

/** Letters left out, added, changed or swapped with the next. */
export function distance(one: readonly string[], other: readonly string[]): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const changed = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(i - 2, j - 2) + 1 : changed;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(one.length, other.length);
}
