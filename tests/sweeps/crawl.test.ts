import type { Page } from "@playwright/test";
import { namespaces } from "@/lib/platform/i18n/namespaces";
import { type Locale, localePath, locales, splitLocale } from "@/lib/platform/i18n/routing";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { documentOf } from "../support/inspect/markup";
import { everything } from "../support/inspect/sweep";

/**
 * The languages in which each person's pages are read. Links and keys are the same in all: a member's pages are read in
 * one, in the full matrix in four.
 */
const people: Record<string, { email: string | null; languages: readonly Locale[] }> = {
  visitor: { email: null, languages: locales },
  player: { email: "player@demo.recruit", languages: ["fr"] },
  recruiter: { email: "recruiter@demo.recruit", languages: ["ar"] },
  admin: { email: "admin@demo.recruit", languages: ["es"] },
};
/** Of addresses that differ only in an id, so many are read in each language; the others are requested in one. */
const ofAKind = 2;
/** Links to actions, files or other languages, which are requested but not parsed. */
const notAPage = /^\/(api|functions|feeds|calendar|_next)\/|\.(xml|ics|png|svg|pdf)$/;
/** Links of the members' header that CSS hides from a role. */
const unseenBy: Record<string, string> = Object.fromEntries(
  ["player", "recruiter", "admin"].map((role) => [
    role,
    `[data-bench] li.hidden:not([class*="${role}s:block"]) a, [data-bench] li[class*="${role}s:hidden"] a`,
  ]),
);
/** Previews of an article in each of its languages. */
const inEveryLanguage = /^(?:\/\w\w)?\/admin\/news\/[^/]+\/preview$/;
const key = new RegExp(`(?<![\\w@./-])(${namespaces.join("|")})\\.[a-z]+[A-Z.\\w]*`);

for (const [personName, { email, languages }] of Object.entries(people)) {
  test(`every page a ${personName} can reach answers: no dead link, no untranslated key`, async ({ another }) => {
    const page = await another();
    if (email) await signIn(page, wordsOf("en"), email, DEMO_PASSWORD);
    const all = personName === "visitor" || everything;
    const tabs = (everything ? locales : languages).map(async (locale) =>
      crawl(await page.context().newPage(), locale, all, unseenBy[personName]),
    );
    expect((await Promise.all(tabs)).flat()).toEqual([]);
  });
}

async function crawl(page: Page, locale: Locale, all: boolean, unseen?: string): Promise<string[]> {
  const wrong: string[] = [];
  const visited = new Set<string>();
  const kinds = new Map<string, number>();
  const open = [localePath("/", locale)];
  for (let address = open.pop(); address; address = open.pop()) {
    if (visited.has(address)) continue;
    visited.add(address);
    const kind = address
      .replace(/\?.*/, "?")
      .replace(/\/[^/?]*[\d-][^/?]*/g, "/*")
      .replace(/\/(sports|news)\/[^/?]+/, "/$1/*");
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const more = (kinds.get(kind) ?? 0) > ofAKind;
    const file = notAPage.test(address);
    if (more && (!all || (!file && turnOf(address) !== locale))) continue;
    const answer = await page.request.get(address, { maxRedirects: more || file ? 0 : 5 });
    if (answer.status() >= 400) wrong.push(`${address}: ${answer.status()}`);
    if (more || file) continue;
    const { lang, main, links } = await documentOf(page, await answer.text(), unseen);
    if (lang !== locale) wrong.push(`${address}: is in "${lang}"`);
    const raw = key.exec(main)?.[0];
    if (raw) wrong.push(`${address}: shows the key ${raw}`);
    const ownLinks = links
      .map((link) => new URL(link, answer.url()))
      .filter(({ origin }) => answer.url().startsWith(origin));
    const paths = ownLinks
      .map(({ pathname, search }) => pathname + search)
      .filter((path) => !inEveryLanguage.test(path));
    const isElsewhere = (link: string) =>
      !notAPage.test(link.replace(/\?.*/, "")) && splitLocale(link.split("?")[0] ?? "").locale !== locale;
    wrong.push(...paths.filter(isElsewhere).map((link) => `${address}: leads to another language, ${link}`));
    open.push(...paths.filter((link) => !isElsewhere(link)));
  }
  if (visited.size < 16) wrong.push(`only ${visited.size} pages in ${locale}`);
  return wrong;
}

/** The language in which an address is requested if similar ones were read already. */
function turnOf(address: string): Locale {
  const { path } = splitLocale(address);
  const sum = [...path].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  return locales[sum % locales.length] ?? "en";
}
