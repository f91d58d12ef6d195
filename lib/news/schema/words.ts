/** Text as it is compared: without case, accents and vowel signs, each Arabic letter in one form. */
export const plainText = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}ـ]/gu, "")
    .toLowerCase()
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه");

/** The words that must all occur in a text which has been through `plainText`. */
export const searchTerms = (q: string) => plainText(q).split(/\s+/).filter(Boolean);

export const hasAll = (text: string, words: string[]) => words.every((word) => text.includes(word));
