const arabic = /[\u0621-\u064a]/;

export const isArabic = (word: string) => arabic.test(word);

export const foldArabic = (word: string) =>
  word
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/^ال(?=..)/, "")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه");

const allowedErrors = (shorter: number, longer: number) => (shorter < 3 || longer < 4 ? 0 : shorter < 6 ? 1 : 2);

export const isTypingSlip = (first: string, second: string): boolean =>
  distance([...first], [...second]) <=
  allowedErrors(Math.min([...first].length, [...second].length), Math.max([...first].length, [...second].length));

export function distance(first: readonly string[], second: readonly string[]): number {
  const rows = [Array.from({ length: second.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= first.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= second.length; j++) {
      const changed = cell(i - 1, j - 1) + (first[i - 1] === second[j - 1] ? 0 : 1);
      const swapped =
        first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1] ? cell(i - 2, j - 2) + 1 : changed;
      row.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, changed, swapped));
    }
  }
  return cell(first.length, second.length);
}
