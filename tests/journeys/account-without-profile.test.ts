import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { makeAccount, newAddress } from "../support/browser/account-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");

test("who recruits and has no organisation yet is told to register it, and that events are for players", async ({
  page,
}) => {
  await makeAccount(page, w, newAddress(), DEMO_PASSWORD, "recruiter");
  await page.goto(w.path("/players?sport=football"));
  await page.locator("main a[href*='/players/']").first().click();
  await expect(page.getByRole("link", { name: w("contacts.missing.join.act"), exact: true })).toBeVisible();
  await page.goto(w.path("/events"));
  await expect(page.getByText(w("errors.register_players_only"), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: w("events.registration.required"), exact: true })).toHaveCount(0);
});

test("who plays and has no profile yet is not sent to look for players", async ({ page }) => {
  await makeAccount(page, w, newAddress(), DEMO_PASSWORD);
  await page.goto(w.path("/messages"));
  await expect(page.getByRole("heading", { name: w("messages.empty"), exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(w("messages.findPlayers"))).toHaveCount(0);
});
