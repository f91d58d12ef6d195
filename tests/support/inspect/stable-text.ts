import type { Page } from "@playwright/test";
import { type Locale, locales } from "@/lib/platform/i18n/routing";

/** Placeholder for user texts and dates. */
export const written = "…";

type WindowWithHidden = Window & { shown?: (() => void)[] };

/** Replaces all text from the database with the placeholder, in accessible names too. */
export const hideWritten = (page: Page) =>
  page.evaluate((sign) => {
    const before: (() => void)[] = [];
    (window as WindowWithHidden).shown = before;
    const ofPeople = "bdi, [dir=auto], [lang]:not(html), time, blockquote, a[href*='/news/'], [data-figure]";
    const knownTexts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const nodeText = plain(node.textContent ?? "");
      const contactLink = node.parentElement?.closest("script, style, a[href^='mailto:'], a[href^='tel:']");
      if (!nodeText || contactLink || !node.parentElement?.closest(ofPeople)) continue;
      knownTexts.add(nodeText);
      const [text, had] = [node, node.textContent];
      before.push(() => {
        text.textContent = had;
      });
      node.textContent = sign;
    }
    const bell = document.querySelector(".bell-box > button");
    if (bell?.ariaLabel) rename(bell, "aria-label", bell.ariaLabel.replace(/\. .*/, `. ${sign}`));
    const longestFirst = [...knownTexts].filter(({ length }) => length > 2).sort((a, b) => b.length - a.length);
    for (const element of document.body.querySelectorAll("[aria-label], [alt], [title]"))
      for (const name of ["aria-label", "alt", "title"]) {
        const says = plain(element.getAttribute(name) ?? "");
        const knownText = longestFirst.find((candidate) => says.includes(candidate));
        if (knownText) rename(element, name, says.replaceAll(knownText, sign));
      }

    function rename(element: Element, name: string, says: string) {
      const had = element.getAttribute(name) ?? "";
      before.push(() => element.setAttribute(name, had));
      element.setAttribute(name, says);
    }

    function plain(text: string) {
      return text.replace(/\s+/g, " ").trim();
    }
  }, written);

export const showWritten = (page: Page) =>
  page.evaluate(() => {
    for (const back of (window as WindowWithHidden).shown?.reverse() ?? []) back();
  });

const dates = Object.fromEntries(locales.map((locale) => [locale, dateIn(locale)])) as Record<Locale, RegExp>;

/** The same text on any day: numbers become #, dates one sign. */
export const lasting = (text: string, locale: Locale): string =>
  text
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
  const months = namesOf(locale, "month", (index) => new Date(Date.UTC(2024, index, 15)), 12);
  const weekdays = namesOf(locale, "weekday", (index) => new Date(Date.UTC(2024, 0, index + 1)), 7);
  const day = `(?:(?:${weekdays})[,،]? )?(?:#(?:er)? (?:de )?(?:${months})|(?:${months}) #)(?:,? (?:de )?#)?`;
  return new RegExp(day, "giu");
}

function namesOf(locale: Locale, part: "month" | "weekday", day: (at: number) => Date, count: number): string {
  const names = (["long", "short"] as const).flatMap((width) => {
    const format = new Intl.DateTimeFormat(locale, { [part]: width, day: part === "month" ? "numeric" : undefined });
    const days = Array.from({ length: count }, (_, index) => format.formatToParts(day(index)));
    return days.map((parts) => parts.find(({ type }) => type === part)?.value ?? "");
  });
  return names.map((name) => name.replace(".", "\\.")).join("|");
}
