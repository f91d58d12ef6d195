import type { Page } from "@playwright/test";
import { type Locale, locales } from "@/lib/platform/i18n/routing";

/** What stands for words that people wrote, and for dates. */
export const written = "…";

type Hiding = Window & { shown?: (() => void)[] };

/** Puts that sign in place of everything on the page that comes from the database, in names of controls too. */
export const hideWritten = (page: Page) =>
  page.evaluate((sign) => {
    const before: (() => void)[] = [];
    (window as Hiding).shown = before;
    const ofPeople = "bdi, [dir=auto], [lang]:not(html), time, blockquote, a[href*='/news/'], [data-figure]";
    const known = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = plain(node.textContent ?? "");
      const reach = node.parentElement?.closest("script, style, a[href^='mailto:'], a[href^='tel:']");
      if (!words || reach || !node.parentElement?.closest(ofPeople)) continue;
      known.add(words);
      const [text, had] = [node, node.textContent];
      before.push(() => {
        text.textContent = had;
      });
      node.textContent = sign;
    }
    const bell = document.querySelector(".bell-box > button");
    if (bell?.ariaLabel) rename(bell, "aria-label", bell.ariaLabel.replace(/\. .*/, `. ${sign}`));
    const longestFirst = [...known].filter(({ length }) => length > 2).sort((a, b) => b.length - a.length);
    for (const element of document.body.querySelectorAll("[aria-label], [alt], [title]"))
      for (const name of ["aria-label", "alt", "title"]) {
        const says = plain(element.getAttribute(name) ?? "");
        const what = longestFirst.find((words) => says.includes(words));
        if (what) rename(element, name, says.replaceAll(what, sign));
      }

    function rename(element: Element, name: string, says: string) {
      const had = element.getAttribute(name) ?? "";
      before.push(() => element.setAttribute(name, had));
      element.setAttribute(name, says);
    }

    function plain(words: string) {
      return words.replace(/\s+/g, " ").trim();
    }
  }, written);

/** Puts back what `hideWritten` took away. */
export const showWritten = (page: Page) =>
  page.evaluate(() => {
    for (const back of (window as Hiding).shown?.reverse() ?? []) back();
  });

const dates = Object.fromEntries(locales.map((locale) => [locale, dateIn(locale)])) as Record<Locale, RegExp>;

/** The same words on any day: numbers are #, dates are one sign. */
export const lasting = (words: string, locale: Locale): string =>
  words
    .replace(/\u2068[^\u2069]*\u2069/g, written)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")
    .replace(/[\w.+-]+@[\w.-]+\w/g, "@")
    .replace(/\p{Nd}+(?:[.,:/\u00a0\u202f]\p{Nd}+)*/gu, "#")
    .replace(/\+#(?: #)+/g, "+#")
    .replace(/# (?:[صم]|[ap]\.? ?m\.?)(?!\p{L})/giu, "#")
    .replace(dates[locale], written)
    .replace(new RegExp(`${written}(?:[\\s,،·]*${written})+`, "g"), written)
    .replace(/\s+/g, " ")
    .trim();

function dateIn(locale: Locale): RegExp {
  const months = namesOf(locale, "month", (at) => new Date(Date.UTC(2024, at, 15)), 12);
  const weekdays = namesOf(locale, "weekday", (at) => new Date(Date.UTC(2024, 0, at + 1)), 7);
  const day = `(?:(?:${weekdays})[,،]? )?(?:#(?:er)? (?:de )?(?:${months})|(?:${months}) #)(?:,? (?:de )?#)?`;
  return new RegExp(day, "giu");
}

function namesOf(locale: Locale, part: "month" | "weekday", day: (at: number) => Date, count: number): string {
  const names = (["long", "short"] as const).flatMap((width) => {
    const format = new Intl.DateTimeFormat(locale, { [part]: width, day: part === "month" ? "numeric" : undefined });
    const days = Array.from({ length: count }, (_, at) => format.formatToParts(day(at)));
    return days.map((parts) => parts.find(({ type }) => type === part)?.value ?? "");
  });
  return names.map((name) => name.replace(".", "\\.")).join("|");
}
