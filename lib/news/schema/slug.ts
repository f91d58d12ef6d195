const longestOfTitle = 80;

/** The first of these titles that has words in Latin letters, as an address; null without one. */
export const slugOf = (titles: string[]): string | null =>
  titles.map(slugified).find((slug) => slug.length >= 3) ?? null;

const slugified = (title: string) =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestOfTitle)
    .replace(/^-|-$/g, "");
