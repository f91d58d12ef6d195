import { expect, type Page } from "@playwright/test";
import { aPng } from "../factories/image";
import type { Words } from "./words";

export type Club = { name: string; email: string };

/** Signs up as a recruiter with both documents; ends on the home page, signed in and waiting for verification. */
export async function signUpAsRecruiter(page: Page, w: Words, club: Club) {
  await page.goto(w.path("/recruiter-signup"));
  const field = (key: string, namespace = "recruiters.form") =>
    page.getByLabel(w(`${namespace}.${key}`), { exact: true }).first();
  await field("organizationType").selectOption("club");
  await field("organizationName").fill(club.name);
  await field("country").fill("France");
  await field("city", "common").fill("Lyon");
  await field("contactPerson").fill("Camille Ferrand");
  await field("phone", "common").fill("+33 4 72 00 00 00");
  await field("email").fill(club.email);
  await page.locator("input[name=password]").fill("a-long-password");
  await page.getByRole("checkbox", { name: w("sports.name.judo"), exact: true }).check();
  await page.getByRole("radio", { name: w("billing.plan.basic.name") }).check();
  for (const name of ["identity", "organizationProof"]) {
    await field(name).setInputFiles({ name: `${name}.png`, mimeType: "image/png", buffer: aPng() });
  }
  await page.locator("input[name=terms]").check();
  await page.locator("input[name=logo]").check();
  await page.getByRole("button", { name: w("recruiters.form.submit"), exact: true }).click();
  await expect(page).toHaveURL(/-signup\/next$/);
}

/**
 * Starts the Basic trial, once the verification has taken effect, on the payment provider's page; with scripts in a new
 * tab.
 */
export async function takeTrial(page: Page, w: Words) {
  const [verified = ""] = w("verification.own.verified", { date: "|" }).split("|");
  await expect(async () => {
    await page.goto(w.path("/recruiter-signup"));
    await expect(page.getByText(verified).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 300_000 });
  await page.goto(w.path("/pricing"));
  const opened = Promise.race([
    page.waitForEvent("popup"),
    page.waitForURL((url) => !url.pathname.endsWith("/pricing")).then(() => page),
  ]);
  await page
    .locator("[data-plan=basic]")
    .getByRole("button", { name: new RegExp(`^${w("billing.subscribe")}`) })
    .click();
  const checkout = await opened;
  await checkout.locator("form button[type=submit], form button:not([type])").first().click();
  await expect(checkout).toHaveURL(new RegExp(`${w.path("/dashboard")}(#\\w+)?$`));
  await expect(checkout.getByText(w("dashboard.subscribed"), { exact: true })).toBeVisible();
  if (checkout !== page) await checkout.close();
}

export async function openNewestPlayer(page: Page, w: Words, sport: string): Promise<string> {
  await page.goto(w.path(`/players?sport=${sport}`));
  const first = page
    .getByRole("table", { name: w("search.rows.caption") })
    .getByRole("link")
    .first();
  const handle = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: handle })).toBeVisible();
  return handle;
}

export async function askForContact(page: Page, w: Words, message: string) {
  await page.getByLabel(w("contacts.ask.message")).fill(message);
  await page.getByRole("button", { name: w("contacts.ask.send"), exact: true }).click();
  await expect(page.getByRole("heading", { name: w("contacts.sentRequest.title") })).toBeVisible();
}
