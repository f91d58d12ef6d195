import { expect, type Page } from "@playwright/test";
import type { Words } from "./words";

export const asIs = async () => {};

export function sendEmpty(submit: string) {
  return async (page: Page, w: Words) => {
    await page
      .locator("main")
      .getByRole("button", { name: w(submit), exact: true })
      .click();
    await expect(page.locator("main").getByRole("alert").first()).toBeVisible();
  };
}

export async function openOffer(page: Page, w: Words) {
  await page.getByRole("link", { name: w("jobs.create") }).click();
  await expect(page.getByRole("dialog", { name: w("jobs.form.title") })).toBeVisible();
}

export async function openBell(page: Page) {
  await page.locator(".bell-box > button").click();
  await expect(page.locator("#bell")).toBeVisible();
  await expect(page.locator("#bell [aria-busy=true]")).toHaveCount(0);
}

export async function unfold(page: Page) {
  const collapsed = page.locator("main details:not([open]) > summary");
  await expect(collapsed.first()).toBeVisible();
  for (let remaining = await collapsed.count(); remaining > 0; remaining -= 1) await collapsed.first().click();
  await expect(page.locator("main details:not([open])")).toHaveCount(0);
}

export const toastWith = (look: { failed?: boolean }) => async (page: Page, w: Words) => {
  const detail = { title: w("jobs.form.done"), text: w("jobs.form.doneText"), ...look };
  await page.evaluate(
    (toastDetail) => dispatchEvent(new CustomEvent("recruit:toast", { detail: toastDetail })),
    detail,
  );
  // A look only finishes animations that have started.
  await expect(page.locator("[data-sonner-toast][data-mounted=true]")).toBeVisible();
};

export const typeBirthDate = (date: string) => async (page: Page) => {
  await page.locator("input[name=birthDate]").fill(date);
  await expect(page.locator("[data-shown]").first()).toBeVisible();
};

/** A form that was sent and waits for its answer. */
export const inPending = (submit: string) => async (page: Page, w: Words) => {
  await page.route("**/*", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
  page.once("framenavigated", () => page.unrouteAll({ behavior: "ignoreErrors" }));
  await page
    .locator("main")
    .getByRole("button", { name: w(submit), exact: true })
    .click();
  await expect(page.locator("main form[aria-busy=true]")).toBeVisible();
};

/** Opens the support chat with an empty history and asks a question. */
export async function ask(page: Page, w: Words, question: string) {
  // On leaving the page: a streaming answer is stored until then.
  await page.evaluate(() => addEventListener("pagehide", () => sessionStorage.clear()));
  await page.reload();
  await page.getByRole("button", { name: w("support.open") }).click();
  const box = page.getByLabel(w("support.question"), { exact: true });
  await box.fill(question);
  await box.press("Enter");
}
