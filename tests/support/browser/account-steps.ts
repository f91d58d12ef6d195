import { expect, type Page } from "@playwright/test";
import { randomWord } from "../factories/random-word";
import type { Words } from "./words";

export const newAddress = () => `nadia-${randomWord()}@test.recruit`;

/** Creates an account without a profile; ends on the page where the profile is created. */
export async function makeAccount(
  page: Page,
  w: Words,
  email: string,
  password: string,
  role: "player" | "recruiter" = "player",
) {
  await page.goto(w.path("/auth/signup"));
  await page.getByLabel(w("accounts.fullName")).fill("Nadia Ferrer");
  await page.getByLabel(w("accounts.email")).fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator(`input[name=role][value=${role}]`).check({ force: true });
  await page.getByRole("button", { name: w("accounts.signUp.submit"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${role}-signup`));
}
