type LastWords = { lang: string; dir: string; failed: string; failedForNow: string; retry: string };

/** Id of the element with the texts of the last-resort error page. */
export const lastWordsId = "last-words";

const beforeAnyPage = { failed: "This page could not be shown", failedForNow: "", retry: "Try again" };

let cached: LastWords | undefined;

/** Texts in the language of the current document; cached, because the error page replaces that document. */
export function lastWords(): LastWords {
  cached ??= readTexts();
  return cached;
}

function readTexts(): LastWords {
  if (typeof document === "undefined") return { lang: "en", dir: "ltr", ...beforeAnyPage };
  const { lang, dir } = document.documentElement;
  return { lang, dir, ...JSON.parse(document.getElementById(lastWordsId)?.textContent ?? "{}") };
}
