import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test("an e-sport player finds the events of their game, in the calendar and on the dashboard", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 740 } });
  await signIn(page, w, "gamer@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/dashboard"));
  const events = page.getByRole("region", { name: w("esport.own.events", { game: "League of Legends" }) });
  await expect(events.getByRole("listitem")).toHaveCount(1);
  await events.getByRole("link", { name: w("events.own.find") }).click();
  await expect(page).toHaveURL(/events(\/search)?\?sport=league-of-legends/);
  await page.getByRole("heading", { level: 3 }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const registration = page.getByRole("link", { name: w("events.registration.submit"), exact: true });
  await expect(registration).toHaveAttribute("href", /^https:\/\//);
  await page.goto(w.path("/events"));
  await page.getByRole("combobox", { name: w("common.sport"), exact: true }).selectOption("ea-sports-fc");
  await page.getByRole("button", { name: w("common.show"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
});
