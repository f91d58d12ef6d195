import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { home, signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { openPage } from "../support/browser/open-page";
import { type Words, wordsOf } from "../support/browser/words";

const places = (page: Page, w: Words) => page.getByRole("navigation", { name: w("layout.member.places") });
const namesIn = async (nav: Locator) =>
  await nav.getByRole("link").filter({ visible: true }).locator("span.truncate").allTextContents();

for (const [person, width] of [
  ["player", 360],
  ["recruiter", 360],
  ["recruiter", 900],
  ["recruiter", 1280],
  ["parent", 360],
  ["gamer", 360],
  ["admin", 1280],
] as const)
  test(`a public page has the header and the bar of the others for the ${person}, at ${width} px`, async ({
    another,
  }) => {
    const w = wordsOf("fr");
    const page = await another({ viewport: { width, height: 740 } });
    await signIn(page, w, `${person}@demo.recruit`, DEMO_PASSWORD);
    await openPage(page, w.path("/account"));
    const account = page.locator("[popovertarget=own-account]");
    const [own, name] = [await namesIn(places(page, w)), (await account.textContent()) ?? ""];
    expect(own.length).toBeGreaterThan(3);
    for (const path of ["/events", "/esport", "/sports/football", "/"]) {
      await openPage(page, w.path(path));
      expect(await namesIn(places(page, w))).toEqual(own);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(account).toHaveText(name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const { y } = (await places(page, w).boundingBox())!;
    expect(y > 600, "at the bottom of a phone").toBe(width < 896);

    await account.click();
    await page.getByRole("button", { name: w("dashboard.signOut"), exact: true }).click();
    await expect(page).toHaveURL(home(w));
    await expect(places(page, w)).toHaveCount(0);
  });

test("the chat of members is opened from their header, over which nothing floats", async ({ another }) => {
  const w = wordsOf("en");
  const page = await another({ viewport: { width: 360, height: 740 } });
  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  for (const path of ["/dashboard", "/events"]) {
    await openPage(page, path);
    const open = page.getByRole("button", { name: w("support.open") });
    await expect(page.getByRole("banner").getByRole("button", { name: w("support.open") })).toHaveCount(1);
    await expect(open).toHaveCount(1);
    await open.click();
    const chat = page.getByRole("dialog", { name: w("support.title") });
    await chat.getByRole("button", { name: w("support.close") }).click();
    await expect(chat).toBeHidden();
    await expect(open).toBeFocused();
  }
});
