const maxLength = 80;

export const slugOf = (titles: string[]): string | null => titles.map(toSlug).find((slug) => slug.length >= 3) ?? null;

const toSlug = (title: string) =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-|-$/g, "");
