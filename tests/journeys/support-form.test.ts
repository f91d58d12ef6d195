import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/journey";
import { contactLabel, type Words, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const { locale, scripts } of [
  { locale: "en", scripts: true },
  { locale: "fr", scripts: false },
  { locale: "ar", scripts: true },
] as const) {
  test(`writing to the support in ${locale}, ${scripts ? "with" : "without"} scripts`, {
    tag: locale === "ar" ? "@core" : [],
  }, async ({ another }) => {
    const w = wordsOf(locale);
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/contact"));
    await field(page, w, "name").fill("Nadia");
    await field(page, w, "email").fill("nadia at home");
    await send(page, w);
    await expect(page.getByText(w("errors.email_invalid")).last()).toBeVisible();
    await expect(page.getByText(w("errors.required")).last()).toBeVisible();
    await expect(field(page, w, "name")).toHaveValue("Nadia");
    await expect(field(page, w, "email")).toHaveAccessibleDescription(new RegExp(w("errors.email_invalid")));

    await field(page, w, "email").fill(`nadia-${randomWord(6)}@test.recruit`);
    await field(page, w, "message").fill("Where do I change my city?");
    await send(page, w);
    const confirmationText = page.getByText(w("contact.sent")).and(page.locator(":not([data-announcer] > *)"));
    await expect(confirmationText.filter({ visible: true })).toHaveCount(1);
    for (const name of ["name", "email", "message"]) await expect(field(page, w, name)).toHaveValue("");
  });
}

const field = (page: Page, w: Words, name: string) => page.getByLabel(contactLabel(w, name), { exact: true });
const send = (page: Page, w: Words) =>
  page.getByRole("button", { name: w("contact.form.submit"), exact: true }).click();
