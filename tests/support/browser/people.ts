import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../../prisma/seed/accounts";
import { everything } from "../inspect/sweep";
import { personalAddresses, publicAddresses } from "./addresses";
import { signIn } from "./at-the-browser";
import { onceARun } from "./once-a-run";
import { wordsOf } from "./words";

export const people = ["visitor", "player", "parent", "recruiter", "admin"] as const;
export type Person = (typeof people)[number];
/** Those who share nearly all their pages with others: they open what nobody else has. */
export const rarer = ["gamer", "seeker", "colleague", "payer"] as const;
type Rarer = (typeof rarer)[number];
export type Anybody = Person | Rarer;
const ofRarer: Record<Rarer, RegExp> = {
  gamer: /^\/(dashboard|esport-signup)$/,
  seeker: /^\/dashboard$/,
  colleague: /^\/admin$/,
  payer: /^\/pricing\/change\?/,
};
/** A club that pays for Basic each month: that of the demo's recruiter is on trial. */
const payer = "toufik.lamrani@cercle-de-boxe-de-la-belle-vue.example";

/** Lists of public pages that find nothing, and an address nobody answers. */
const poor = [
  ...["sports", "news", "help"].map((list) => `/${list}?q=qwertz`),
  "/recruiters?sport=taekwondo",
  "/esport?game=starcraft-2",
  "/sport-jobs/search?kind=vacancy&sport=cricket",
  "/no-such-page",
];

/** Every public page, and lists of them that find nothing. */
export const everyonesPages = (page: Page) =>
  onceARun("pages of everyone", async () => [...(await publicAddresses(page)), ...poor]);

/** What says the same to whoever is signed in: one of them opens it, in the full matrix all do. */
const alike =
  /^\/(account$|account\/delete|cv\/check|stop-alert\/|decisions\/|guardian(\/|$)|pricing\/change|unsubscribe\/|report\/|esport\/|esport-signup|professionals|sport-jobs\/)/;
/** What a link of a guardian opens when it is none: one page stands for all. */
const deadLinks = /^\/guardian\/unknown\/./;
/** What a link out of a mail opens when it is none any more: the same for whoever is signed in. */
const endedLinks =
  /^\/((availability|confirm-email|confirmations|cv|join-organization|reopen-account|reset-password)\/unknown$|confirm-email\?)/;
/** A parent has an account like others; their child's pages are theirs. */
const ofParents = /^\/(dashboard$|messages$|guardian(\/|$))/;
const isOfParents = (path: string) => ofParents.test(path) || endedLinks.test(path);

/** Signs this person in and gives every page that is theirs: a visitor's are those of everyone. */
export async function pagesOf(page: Page, who: Anybody): Promise<string[]> {
  const email = who === "payer" ? payer : `${who}@demo.recruit`;
  if (who !== "visitor") await signIn(page, wordsOf("en"), email, DEMO_PASSWORD);
  const own = await onceARun(`pages of a ${who}`, () => personalAddresses(page, who));
  const opened = everything ? own : own.filter((path) => isOfEveryRun(who, path));
  return who === "visitor" ? [...new Set([...(await everyonesPages(page)), ...opened])] : opened;
}

/** Whether it is opened in each run, not in the full matrix alone. */
export const isOfEveryRun = (who: Anybody, path: string) =>
  !deadLinks.test(path) && (who === "visitor" ? !endedLinks.test(path) : opens(who, path));

/** The same at each run, whatever number stands in the address. */
function opens(who: Anybody, path: string): boolean {
  const own = (ofRarer as Partial<Record<string, RegExp>>)[who];
  if (own) return own.test(path);
  if (who === "parent" || endedLinks.test(path)) return who === "parent" && isOfParents(path);
  if (!alike.test(path)) return true;
  const sum = [...path.replace(/[\da-f-]{36}/, "*")].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const members = people.filter((person) => person !== "visitor" && person !== "parent");
  return members[sum % members.length] === who;
}
