import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { ask } from "@/scripts/database.ts";
import type { Site } from "./sites";
import type { Words } from "./words";

export const newAddress = () => `nadia-${randomUUID().slice(0, 8)}@test.recruit`;

/** Makes an account that has no profile yet; ends where the profile is made. */
export async function makeAccount(page: Page, w: Words, email: string, password: string) {
  await page.goto(w.path("/auth/signup"));
  await page.getByLabel(w("accounts.fullName")).fill("Nadia Ferrer");
  await page.getByLabel(w("accounts.email")).fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: w("accounts.signUp.submit"), exact: true }).click();
  await expect(page).toHaveURL(/player-signup/);
}

/** Opens the link in the newest letter to an address that leads to this page. */
export async function openMailedLink(page: Page, { url, databaseUrl }: Site, to: string, leadingTo: string) {
  const newest = async () => {
    const [letter] = await ask(
      databaseUrl,
      `select body from mails where "to" = '${to}' and body like '%${leadingTo}%' order by created_at desc limit 1`,
    );
    return /https?:\/\/\S+/.exec(String(letter?.body))?.[0] ?? "";
  };
  await expect.poll(newest).toContain(leadingTo);
  const { pathname, search } = new URL(await newest());
  await page.goto(url + pathname + search);
}
