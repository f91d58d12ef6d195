import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../../prisma/seed/accounts";
import { everything } from "../inspect/sweep";
import { personalAddresses, publicAddresses } from "./addresses";
import { signIn } from "./common-steps";
import { oncePerRun } from "./once-per-run";
import { wordsOf } from "./words";

export const people = ["visitor", "player", "parent", "recruiter", "admin"] as const;
export type Person = (typeof people)[number];
/** People who share nearly all their pages with others: they open only pages that nobody else has. */
export const rarer = ["gamer", "seeker", "colleague", "payer"] as const;
type Rarer = (typeof rarer)[number];
export type Anybody = Person | Rarer;
const ofRarer: Record<Rarer, RegExp> = {
  gamer: /^\/(dashboard|esport-signup)$/,
  seeker: /^\/dashboard$/,
  colleague: /^\/admin$/,
  payer: /^\/pricing\/change\?/,
};
/** A club with a monthly Basic plan; the demo recruiter is on trial. */
const payer = "toufik.lamrani@cercle-de-boxe-de-la-belle-vue.example";

/** Public lists without results, and an unknown address. */
const poor = [
  ...["sports", "news", "help"].map((list) => `/${list}?q=qwertz`),
  "/recruiters?sport=taekwondo",
  "/esport?game=starcraft-2",
  "/sport-jobs/search?kind=vacancy&sport=cricket",
  "/no-such-page",
];

/** Every public page, and lists without results. */
export const everyonesPages = (page: Page) =>
  oncePerRun("pages of everyone", async () => [...(await publicAddresses(page)), ...poor]);

/** Pages that are the same for all members: one person opens them; in the full matrix all do. */
const alike =
  /^\/(account$|account\/delete|cv\/check|stop-alert\/|decisions\/|guardian(\/|$)|pricing\/change|unsubscribe\/|report\/|esport\/|esport-signup|professionals|sport-jobs\/)/;
/** Invalid guardian links: one page stands for all. */
const deadLinks = /^\/guardian\/unknown\/./;
/** Expired e-mailed links: the page is the same for all members. */
const endedLinks =
  /^\/((availability|confirm-email|confirmations|cv|join-organization|reopen-account|reset-password)\/unknown$|confirm-email\?)/;
/** A parent has an ordinary account; only the child's pages are specific. */
const ofParents = /^\/(dashboard$|messages$|guardian(\/|$))/;
const isOfParents = (path: string) => ofParents.test(path) || endedLinks.test(path);

/** Signs this person in and returns their pages; a visitor's are the public ones. */
export async function pagesOf(page: Page, person: Anybody): Promise<string[]> {
  const email = person === "payer" ? payer : `${person}@demo.recruit`;
  if (person !== "visitor") await signIn(page, wordsOf("en"), email, DEMO_PASSWORD);
  const ownPages = await oncePerRun(`pages of a ${person}`, () => personalAddresses(page, person));
  const opened = everything ? ownPages : ownPages.filter((path) => isOfEveryRun(person, path));
  const paths = person === "visitor" ? [...new Set([...(await everyonesPages(page)), ...opened])] : opened;
  if (paths.length === 0) throw new Error(`no page is open to a ${person}`);
  return paths;
}

/** Whether the page is opened in every run, not only in the full matrix. */
export const isOfEveryRun = (person: Anybody, path: string) =>
  !deadLinks.test(path) && (person === "visitor" ? !endedLinks.test(path) : opens(person, path));

/** Chosen by a hash that ignores ids in the address. */
function opens(visitor: Anybody, path: string): boolean {
  const rarePages = (ofRarer as Partial<Record<string, RegExp>>)[visitor];
  if (rarePages) return rarePages.test(path);
  if (visitor === "parent" || endedLinks.test(path)) return visitor === "parent" && isOfParents(path);
  if (!alike.test(path)) return true;
  const sum = [...path.replace(/[\da-f-]{36}/, "*")].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  const members = people.filter((person) => person !== "visitor" && person !== "parent");
  return members[sum % members.length] === visitor;
}
