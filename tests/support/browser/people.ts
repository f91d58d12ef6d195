import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../../prisma/seed/accounts";
import { personalAddresses, publicAddresses } from "./addresses";
import { signIn } from "./at-the-browser";
import { wordsOf } from "./words";

export const people = ["visitor", "player", "recruiter", "admin"] as const;
export type Person = (typeof people)[number];

/** Lists of public pages that find nothing, and an address nobody answers. */
const poor = ["/sports?q=qwertz", "/news?q=qwertz", "/sport-jobs/search?kind=vacancy&sport=cricket", "/no-such-page"];

/** Every public page, and lists of them that find nothing. */
export const everyonesPages = async (page: Page) => [...(await publicAddresses(page)), ...poor];

/** Signs this person in and gives every page that is theirs: a visitor's are those of everyone. */
export async function pagesOf(page: Page, who: Person): Promise<string[]> {
  if (who !== "visitor") await signIn(page, wordsOf("en"), `${who}@demo.recruit`, DEMO_PASSWORD);
  const own = await personalAddresses(page);
  return who === "visitor" ? [...new Set([...(await everyonesPages(page)), ...own])] : own;
}
