import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./words";

/** The home page; a form sent without scripts leaves its fragment in the address. */
export const home = (w: Words) => new RegExp(`${w.path("/")}(#\\w+)?$`);

/** Signs in as a program does, which opens no page: the next page that is opened knows who comes. */
export async function signIn(page: Page, w: Words, email: string, password: string) {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password, callbackUrl: w.path("/") };
  const answer = await page.request.post("/api/auth/callback/credentials", { form, maxRedirects: 0 });
  expect(answer.headers().location, `${email} signs in`).toMatch(/^(?!.*error)/);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("who");
  await page.context().clearCookies({ name: /authjs\./ });
}

/** Signs in as people do. */
export async function signInByForm(page: Page, w: Words, email: string, password: string) {
  await page.goto(w.path("/auth"));
  await page.getByLabel(w("accounts.email")).first().fill(email);
  await page.locator("input[name=password]").first().fill(password);
  await page.getByRole("button", { name: w("accounts.signIn.submit"), exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  // The greeting waits for the first page whose scripts run; what is looked at next is to be without it.
  await page.context().clearCookies({ name: "toast" });
}

/** The message at the edge of the screen; what a voice is told of it stands elsewhere in the page. */
export const toastSaying = (page: Page, words: string) => page.locator("[data-sonner-toast]").getByText(words);

/** The administrator accepts every paper of this organisation that waits; it holds once nobody can take it back any more. */
export async function verify(page: Page, w: Words, organization: string) {
  const papers = page.getByRole("row").filter({ hasText: organization });
  // Each paper that was sent becomes a case a moment later: who they are, and what they act for.
  await expect(async () => {
    await page.goto(w.path("/admin/kyc"));
    expect(await papers.count()).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 300_000 });
  await papers
    .getByRole("link", { name: w("verification.queue.look"), exact: true })
    .first()
    .click();
  const section = page.locator("section[id^=case-]");
  const approve = (within: Page | Locator) =>
    within.getByRole("button", { name: w("verification.queue.approve"), exact: true });
  await expect(section.filter({ has: approve(page) })).toHaveCount(2);
  for (const id of await section.evaluateAll((sections) => sections.map((each) => each.id))) {
    const paper = page.locator(`#${id}`);
    for (const box of await paper.getByRole("checkbox").all()) await box.check();
    await approve(paper).click();
    await expect(paper.getByText(w("verification.state.verified"), { exact: true })).toBeVisible();
  }
  await expect(async () => {
    await page.goto(w.path("/admin/kyc"));
    await expect(papers.first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: w("verification.queue.takeBack") })).toHaveCount(0);
  }).toPass({ timeout: 300_000 });
}

/** Writes in the conversation that is open. */
export async function write(page: Page, w: Words, words: string) {
  await page.getByLabel(w("messages.content")).fill(words);
  await page.getByRole("button", { name: w("messages.send"), exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: words, visible: true }).last()).toBeVisible();
}
