import { expect, type Page } from "@playwright/test";
import type { Words } from "./words";

/** The page as it is when it has come. */
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
}

/** Everything that is folded on the page, opened. */
export async function unfold(page: Page) {
  const folded = page.locator("main details:not([open]) > summary");
  await expect(folded.first()).toBeVisible();
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await expect(page.locator("main details:not([open])")).toHaveCount(0);
}

export const toastWith = (look: { failed?: boolean }) => async (page: Page, w: Words) => {
  const detail = { title: w("jobs.form.done"), text: w("jobs.form.doneText"), ...look };
  await page.evaluate((words) => dispatchEvent(new CustomEvent("recruit:toast", { detail: words })), detail);
  // A look ends only a movement that has begun.
  await expect(page.locator("[data-sonner-toast][data-mounted=true]")).toBeVisible();
};

export const typeBirthDate = (date: string) => async (page: Page) => {
  await page.locator("input[name=birthDate]").fill(date);
  await expect(page.locator("[data-shown]").first()).toBeVisible();
};

/** A form that is sent and has no answer yet. */
export const inPending = (submit: string) => async (page: Page, w: Words) => {
  await page.route("**/*", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
  page.once("framenavigated", () => page.unrouteAll({ behavior: "ignoreErrors" }));
  await page
    .locator("main")
    .getByRole("button", { name: w(submit), exact: true })
    .click();
  await expect(page.locator("main form[aria-busy=true]")).toBeVisible();
};

/** Asks the support chat, which opens for it, as if nothing had been asked before. */
export async function ask(page: Page, w: Words, question: string) {
  // As the page goes: an answer that still streams is kept until then.
  await page.evaluate(() => addEventListener("pagehide", () => sessionStorage.clear()));
  await page.reload();
  await page.getByRole("button", { name: w("support.open") }).click();
  const box = page.getByLabel(w("support.question"), { exact: true });
  await box.fill(question);
  await box.press("Enter");
}
