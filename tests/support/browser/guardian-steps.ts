import { expect, type Page } from "@playwright/test";
import { home } from "./common-steps";
import type { Words } from "./words";

/** Ticks the first two consents and accepts. */
export async function consent(page: Page, w: Words) {
  await page.locator("input[name=authority]").check();
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: w("players.consent.accept"), exact: true }).click();
  await expect(page.locator("#state")).toBeVisible();
}

/** Opens a closed section of the guardian's page. */
export const openSection = (page: Page, title: string) => page.locator("summary").filter({ hasText: title }).click();

export async function signUpAsParent(page: Page, w: Words, { name, email }: { name: string; email: string }) {
  await page.goto(w.path("/auth/signup"));
  await page.getByRole("radio", { name: w("accounts.role.guardian.name") }).check();
  await page.getByLabel(w("accounts.fullName"), { exact: true }).fill(name);
  await page.getByLabel(w("accounts.email"), { exact: true }).first().fill(email);
  await page.locator("input[name=password]").first().fill("a-long-password");
  await page.getByRole("button", { name: w("accounts.signUp.submit"), exact: true }).click();
  await expect(page).not.toHaveURL(home(w));
}
