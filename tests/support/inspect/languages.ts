import type { Page } from "@playwright/test";
import { direction, type Locale } from "@/lib/platform/i18n/routing";

/** Wrong language or direction attributes of the page. */
export async function wrongLanguage(page: Page, locale: Locale): Promise<string[]> {
  const { lang, dir } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
  return lang === locale && dir === direction(locale) ? [] : [`is in ${lang} ${dir}`];
}

/**
 * Text in another script than the page's without a lang attribute. Exempt are names inside sentences, and user texts, whose
 * language is unknown: they are in dir=auto or bdi.
 */
export const unmarkedLanguage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const arabic = /[\u0600-\u06ff]+/g;
    const latin = /[A-Za-z\u00c0-\u024f]+/g;
    const [ownScript, foreign] = document.documentElement.lang === "ar" ? [arabic, latin] : [latin, arabic];
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      const userTexts = "script, style, noscript, textarea, bdi, [dir=auto], [translate=no]";
      if (!element?.checkVisibility() || element.closest(userTexts)) continue;
      const marked = element.closest("[lang]") !== document.documentElement;
      if (!marked && (text.match(foreign)?.length ?? 0) > 2 && !text.match(ownScript))
        wrong.push(`"${text.trim().slice(0, 60)}" in <${element.localName} class="${element.className}">`);
    }
    return wrong;
  });
