import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { newAddress } from "../support/browser/account-steps";
import { signIn } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";

const phone = { viewport: { width: 360, height: 740 } };

test("the guardian's fields are shown to minors only, and to everybody without scripts", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another();
  await awaitScripts(page);
  await openWhole(page, w.path("/player-signup"));
  const guardian = page.locator("input[name=guardianName]");
  const publicName = page.getByText(w("players.choice.optional"), { exact: true });
  await expect(guardian).toBeHidden();
  await page.locator("input[name=birthDate]").fill("2001-04-12");
  await expect(guardian).toBeHidden();
  await expect(publicName).toBeVisible();
  await page.locator("input[name=birthDate]").fill(`${new Date().getFullYear() - 16}-01-02`);
  await expect(guardian).toBeVisible();
  await expect(publicName).toBeHidden();

  const plain = await another({ javaScriptEnabled: false });
  await plain.goto(w.path("/player-signup"));
  await expect(plain.locator("input[name=guardianName]")).toBeVisible();
  await expect(plain.getByText(w("players.choice.optional"), { exact: true })).toBeVisible();
});

for (const scripts of [true, false])
  test(`what can wait is folded, kept after an error, and editable later, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf("en");
    const page = await another({ ...phone, javaScriptEnabled: scripts });
    await page.goto(w.path("/player-signup"));
    const club = page.locator("input[name=currentClub]");
    await expect(club).toBeHidden();
    await page.getByText(w("players.section.later"), { exact: true }).click();
    await club.fill("x".repeat(400));
    await page.getByRole("button", { name: w("players.join"), exact: true }).click();
    await expect(page.locator("input[name=email][aria-invalid=true]")).toBeVisible();
    await expect(club).toBeVisible();
    await expect(club).toHaveAttribute("aria-invalid", "true");
    await expect(club).toHaveValue("x".repeat(400));

    const other = await another({ ...phone, javaScriptEnabled: scripts });
    await signUpAsPlayer(other, w, { firstName: "Ada", lastName: "Okoro", email: newAddress(), sport: "judo" });
    await other.goto(w.path("/player-signup#player-currentClub"));
    await expect(other.locator("input[name=currentClub]")).toBeVisible();
  });

for (const scripts of [true, false])
  test(`the parts of the edit form are closed, and one save keeps them all, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf("en");
    const page = await another({ ...phone, javaScriptEnabled: scripts });
    await signUpAsPlayer(page, w, { firstName: "Ada", lastName: "Okoro", email: newAddress(), sport: "judo" });
    await page.goto(w.path("/player-signup"));
    const part = (name: string) => page.locator("#player summary").filter({ hasText: w(`players.section.${name}`) });
    const field = (name: string) => page.locator(`#player [name=${name}]`);
    await expect(part("person")).toContainText("7 of 7");
    await expect(part("career")).toContainText("1 of 4");
    await expect(field("city")).toBeHidden();
    await part("career").click();
    await field("currentClub").fill("JC Lyon");
    await part("person").click();
    await field("city").fill("");
    await part("person").click();
    const save = page.getByRole("button", { name: w("players.save"), exact: true });
    await save.click();
    await expect(field("city")).toHaveAttribute("aria-invalid", "true");
    await expect(field("city")).toBeVisible();
    await expect(field("currentClub")).toHaveValue("JC Lyon");
    await field("city").fill("Nantes");
    await save.click();
    await expect(part("career")).toContainText("2 of 4");

    await page.goto(w.path("/player-signup#facts"));
    const facts = page.locator("#facts");
    await facts.getByRole("button", { name: w("common.addClaim"), exact: true }).click();
    await expect(facts.locator("input[name=label]")).toHaveAttribute("aria-invalid", "true");
    await expect(facts.locator("input[name=label]")).toBeVisible();
  });

test("a link from the dashboard opens the part that it names", async ({ another }) => {
  const w = wordsOf("es");
  const page = await another(phone);
  await signUpAsPlayer(page, w, { firstName: "Ada", lastName: "Okoro", email: newAddress(), sport: "judo" });
  await page.goto(w.path("/dashboard"));
  await page.locator('main a[href$="/player-signup#videos"]').filter({ visible: true }).first().click();
  await expect(page.locator("#videos input[name=title]").first()).toBeInViewport();
});

test("the sign-up and a player's dashboard stay short on a phone", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another(phone);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto(w.path("/player-signup"));
  expect(await height()).toBeLessThan(3_900);
  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/player-signup"));
  expect(await height()).toBeLessThan(3_000);
  await page.goto(w.path("/dashboard"));
  await expect(page.getByRole("region", { name: w("dashboard.performances") })).toBeVisible();
  expect(await height()).toBeLessThan(3_450);

  const esport = await another(phone);
  await signIn(esport, w, "gamer@demo.recruit", DEMO_PASSWORD);
  await esport.goto(w.path("/esport-signup"));
  expect(await esport.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_000);
});
