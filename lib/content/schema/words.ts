/** Normalizes text for comparison: without case, accents and vowel signs, with unified Arabic letters. */
export const plainText = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}ـ]/gu, "")
    .toLowerCase()
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه");

export const searchTerms = (q: string) => plainText(q).split(/\s+/).filter(Boolean);

export const hasAll = (text: string, words: string[]) => words.every((word) => text.includes(word));
