/** Whether a text begins in Arabic, whatever signs stand before its first letter. */
export const isArabic = (text: string) => /\p{Script=Arabic}/u.test(/\p{L}/u.exec(text)?.[0] ?? "");

/**
 * A letter in Arabic whose lines run from right to left also where they begin with a Latin name (by U+200F): a mail program
 * takes the direction of each line from its first letter. Lines without Arabic, such as addresses, stay as they are.
 */
export function withDirection<Letter extends { subject: string; body: string }>(letter: Letter): Letter {
  if (!isArabic(letter.body)) return letter;
  const directed = (line: string) => (/\p{Script=Arabic}/u.test(line) && !isArabic(line) ? `\u200f${line}` : line);
  return { ...letter, subject: directed(letter.subject), body: letter.body.split("\n").map(directed).join("\n") };
}
