type LastWords = { failed: string; failedForNow: string; retry: string };

/** Where the document keeps what is to be said when nothing else is left to say it. */
export const lastWordsId = "last-words";

const english: LastWords = {
  failed: "This page could not be shown",
  failedForNow: "The fault is on our side. Wait a moment, then try again.",
  retry: "Try again",
};

/** In the language of the document that is about to be replaced. */
export function lastWords(): LastWords & { lang: string; dir: string } {
  if (typeof document === "undefined") return { ...english, lang: "en", dir: "ltr" };
  const { lang, dir } = document.documentElement;
  const kept = document.getElementById(lastWordsId)?.textContent;
  return { ...english, ...(kept ? (JSON.parse(kept) as LastWords) : {}), lang: lang || "en", dir: dir || "ltr" };
}
