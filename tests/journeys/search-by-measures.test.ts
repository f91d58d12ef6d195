import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, demoEmails } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";

const [height, weight] = [209, 126];

const least = (page: Page, key: string) => page.locator(`#filters input[name="${key}.min"]`);

test("a new player is found by the height and the weight of the sign-up form, and compared by them", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const [player, club] = [
    await another({ viewport: { width: 360, height: 780 } }),
    await another({ viewport: { width: 1280, height: 800 } }),
  ];
  const email = `${randomUUID()}@test.recruit`;
  const figures = { heightCm: String(height), weightKg: String(weight) };
  await signUpAsPlayer(player, w, { firstName: "Ana", lastName: "Ferrier", email, sport: "handball", ...figures });
  await player.goto(w.path("/player-signup#player-heightCm"));
  for (const figure of [height, weight])
    await expect(player.locator(`input[value="${figure}"]`).filter({ visible: true })).toHaveCount(1);

  await signIn(club, w, demoEmails.recruiter, DEMO_PASSWORD);
  const list = w.path("/players?sport=handball");
  const playerLinks = club.getByRole("table", { name: w("search.rows.caption") }).getByRole("link");
  await askFor("height_cm", height);
  const handle = (await playerLinks.first().textContent()) ?? "";
  await player.goto(w.path("/dashboard"));
  await expect(player.getByText(handle).filter({ visible: true }).first()).toBeVisible();
  for (const [key, figure, count] of [
    ["height_cm", height + 1, 0],
    ["weight_kg", weight, 1],
    ["weight_kg", weight + 1, 0],
  ] as const) {
    await askFor(key, figure);
    await expect(playerLinks.filter({ hasText: handle })).toHaveCount(count);
  }

  await club.goto(list);
  await club.locator("#found").click();
  // The keyboard shortcuts are part of the scripts.
  await expect(async () => {
    await club.keyboard.press("j");
    await expect(playerLinks.first()).toBeFocused({ timeout: 1000 });
  }).toPass();
  for (const key of ["x", "j", "x", "c"]) await club.keyboard.press(key);
  await expect(club).toHaveURL(/\/compare\?/);
  await expect(club.getByText(handle).filter({ visible: true }).first()).toBeVisible();
  for (const [key, figure] of [
    ["height_cm", `${height}\\s*cm`],
    ["weight_kg", `${weight}\\s*kg`],
  ] as const) {
    const row = club
      .getByRole("row")
      .filter({ has: club.getByRole("rowheader", { name: w(`attributes.label.${key}`) }) });
    await expect(row).toContainText(new RegExp(figure));
  }

  await club.setViewportSize({ width: 360, height: 780 });
  await club.goto(list);
  await club.getByRole("link", { name: w("search.facets.title"), exact: true }).click();
  for (const key of ["height_cm", "weight_kg"]) await expect(least(club, key)).toBeVisible();

  /** Searches handball players with the form beside the list. */
  async function askFor(key: string, figure: number) {
    await club.goto(list);
    await least(club, key).fill(String(figure));
    await least(club, key).press("Enter");
    await expect(club).toHaveURL(new RegExp(`${key}(\\.min)?=${figure}`));
  }
});

test("without scripts one link puts the fields of all filters in the page, and they stay there", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const page = await another({ javaScriptEnabled: false });
  await signIn(page, w, demoEmails.recruiter, DEMO_PASSWORD);
  await page.goto(w.path("/players?sport=football"));
  const fresh = page.locator("#filters input[name=fresh]");
  await expect(fresh).toHaveCount(0);
  await page.getByRole("link", { name: w("search.facets.whole"), exact: true }).click();
  await page.locator("#filters summary", { hasText: w("search.facets.fresh") }).click();
  await fresh.check();
  await page.getByRole("button", { name: w("search.facets.show"), exact: true }).click();
  await expect(page).toHaveURL(/fresh=yes/);
  await expect(fresh).toBeChecked();
  await expect(page.locator("#filters input[name=checked]")).toHaveCount(1);
});
