import { DEMO_PASSWORD, demoEmails } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test("about twenty players fit on a screen, and positions are chosen on the drawing", async ({ page }) => {
  const w = wordsOf("en");
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, w, demoEmails.recruiter, DEMO_PASSWORD);
  await page.goto(w.path("/players?sport=football"));
  const rows = page.getByRole("table", { name: w("search.rows.caption") }).getByRole("row");
  const [first, twelfth] = [await rows.nth(1).boundingBox(), await rows.nth(12).boundingBox()];
  expect(first?.y).toBeLessThan(330);
  expect(((twelfth?.y ?? 0) - (first?.y ?? 0)) / 11).toBeLessThan(31);
  // Else the focus rings of the name and of the buttons are cut off.
  for (const cell of [".row-name", ".row-acts"])
    await expect(rows.nth(1).locator(cell)).toHaveCSS("overflow-y", "visible");
  const leftBack = page.getByRole("checkbox", { name: new RegExp(`^${w("sports.position.left-back")}`) });
  for (const [query, address] of [
    [true, /positions=left-back/],
    [false, /sport=football(&|#|$)/],
  ] as const) {
    await page
      .locator("#filters svg a")
      .filter({ hasText: w("sports.position.left-back") })
      .click();
    await expect(page).toHaveURL(address);
    await expect(leftBack).toBeChecked({ checked: query });
  }
});

test("a scout goes through a list by keys, from one page to the next, and compares who was chosen", {
  tag: "@core",
}, async ({ page }) => {
  const w = wordsOf("en");
  await signIn(page, w, demoEmails.recruiter, DEMO_PASSWORD);
  await page.goto(w.path("/players"));
  await page.getByLabel(w("search.need.label"), { exact: true }).fill("left-footed wing-back under 21");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/ageMax=20/);
  const playerLinks = page.getByRole("table", { name: w("search.rows.caption") }).getByRole("link");
  await expect(playerLinks.nth(2)).toBeVisible();
  const address = page.url();
  const [first = "", second = ""] = await playerLinks.allTextContents();
  const toTheSecond = async (alsoPress?: string) => {
    // The keyboard shortcuts are part of the scripts.
    await expect(async () => {
      await page.keyboard.press("j");
      await expect(playerLinks.first()).toBeFocused({ timeout: 1000 });
    }).toPass();
    if (alsoPress) await page.keyboard.press(alsoPress);
    await page.keyboard.press("j");
    await expect(playerLinks.nth(1)).toBeFocused();
    if (alsoPress) await page.keyboard.press(alsoPress);
  };

  await page.locator("#found").click();
  await toTheSecond();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await expect(page.getByRole("link", { name: `${w("search.player.before")} ${first}` })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`^${w("search.player.before")}`) })).toHaveCount(0);

  await page.goto(address);
  await page.locator("#found").click();
  await toTheSecond("x");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/compare\?/);
  for (const name of [first, second])
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
});

test("a player saved while the answer about another one is pending is saved too", async ({ page }) => {
  const w = wordsOf("en");
  await awaitScripts(page);
  await signIn(page, w, demoEmails.recruiter, DEMO_PASSWORD);
  await openWhole(page, w.path("/players?sport=football"));
  const table = page.getByRole("table", { name: w("search.rows.caption") });
  const unsaved = table.getByRole("button", { pressed: false });
  const ids = await Promise.all([0, 1].map((index) => unsaved.nth(index).getAttribute("value")));
  const buttons = ids.map((id) => table.locator(`button[value="${id}"]`));
  const answer = Promise.withResolvers<void>();
  await page.route(/\/players\?/, async (route) => {
    if (route.request().method() === "POST") await answer.promise;
    await route.continue();
  });
  for (const button of buttons) await button.click();
  answer.resolve();
  for (const button of buttons) await expect(button).toHaveAttribute("aria-pressed", "true");

  for (const button of buttons) {
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
  }
});
