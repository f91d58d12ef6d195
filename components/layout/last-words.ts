type LastWords = { lang: string; dir: string; failed: string; failedForNow: string; retry: string };

/** Where the document keeps what is to be said when nothing else is left to say it. */
export const lastWordsId = "last-words";

const beforeAnyPage = { failed: "This page could not be shown", failedForNow: "", retry: "Try again" };

let cached: LastWords | undefined;

/** In the language of the document that is about to be replaced; read once, before it is gone. */
export function lastWords(): LastWords {
  cached ??= read();
  return cached;
}

function read(): LastWords {
  if (typeof document === "undefined") return { lang: "en", dir: "ltr", ...beforeAnyPage };
  const { lang, dir } = document.documentElement;
  return { lang, dir, ...JSON.parse(document.getElementById(lastWordsId)?.textContent ?? "{}") };
}
