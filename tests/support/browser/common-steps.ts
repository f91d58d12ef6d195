import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./words";

/** The home page; forms sent without scripts leave a fragment in the address. */
export const home = (w: Words) => new RegExp(`${w.path("/")}(#\\w+)?$`);

/** Signs in by API without opening a page; the next page is opened signed in. */
export async function signIn(page: Page, w: Words, email: string, password: string) {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password, callbackUrl: w.path("/") };
  const answer = await page.request.post("/api/auth/callback/credentials", { form, maxRedirects: 0 });
  expect(answer.headers().location, `${email} signs in`).toMatch(/^(?!.*error)/);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("who");
  await page.context().clearCookies({ name: /authjs\./ });
}

export async function signInByForm(page: Page, w: Words, email: string, password: string) {
  await page.goto(w.path("/auth"));
  await page.getByLabel(w("accounts.email")).first().fill(email);
  await page.locator("input[name=password]").first().fill(password);
  await page.getByRole("button", { name: w("common.signIn"), exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  // Removes the greeting, so that it does not appear on the first page with scripts.
  await page.context().clearCookies({ name: "toast" });
}

/** The visible toast, without its copy for screen readers. */
export const toastSaying = (page: Page, text: string) => page.locator("[data-sonner-toast]").getByText(text);

/**
 * The administrator accepts every waiting document of this organization; returns when the decisions can no longer be
 * undone.
 */
export async function verify(page: Page, w: Words, organization: string) {
  const rows = page.getByRole("row").filter({ hasText: organization });
  // Documents enter the queue a moment after they were sent: an identity and a proof of the organization.
  await expect(async () => {
    await page.goto(w.path("/admin/kyc"));
    expect(await rows.count()).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 300_000 });
  await rows
    .getByRole("link", { name: w("verification.queue.look"), exact: true })
    .first()
    .click();
  const section = page.locator("section[id^=case-]");
  const approve = (within: Page | Locator) =>
    within.getByRole("button", { name: w("verification.queue.approve"), exact: true });
  await expect(section.filter({ has: approve(page) })).toHaveCount(2);
  for (const id of await section.evaluateAll((sections) => sections.map((each) => each.id))) {
    const section = page.locator(`#${id}`);
    for (const box of await section.getByRole("checkbox").all()) await box.check();
    await approve(section).click();
    await expect(section.getByText(w("verification.state.verified"), { exact: true })).toBeVisible();
  }
  await expect(async () => {
    await page.goto(w.path("/admin/kyc"));
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: w("common.undo") })).toHaveCount(0);
  }).toPass({ timeout: 300_000 });
}

export async function write(page: Page, w: Words, text: string) {
  await page.getByLabel(w("messages.content")).fill(text);
  await page.getByRole("button", { name: w("messages.send"), exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text, visible: true }).last()).toBeVisible();
}
