import { DEMO_PASSWORD, demoEmails } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { openNewestPlayer } from "../support/browser/recruiter-steps";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");
const arabic = wordsOf("ar");

for (const scripts of [true, false])
  test(`a recruiter begins a request with ready words in the player's language, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const page = await another({ javaScriptEnabled: scripts });
    await signIn(page, w, demoEmails.recruiter, DEMO_PASSWORD);
    await openNewestPlayer(page, w, "judo");
    const box = page.getByLabel(w("contacts.ask.message"));
    await expect(box).toHaveValue("");
    if (!scripts) await page.getByRole("link", { name: w("messages.phrases.title"), exact: true }).click();
    await page.getByText(w("messages.phrases.title"), { exact: true }).click();
    await page.locator("summary", { hasText: "العربية" }).click();
    await page.getByRole("link", { name: arabic("contacts.ask.opening.trial.title"), exact: true }).click();
    await expect(box).toHaveValue(arabic("contacts.ask.opening.trial.content"));
    await box.fill("Venez nous voir jeudi.");
    await expect(box).toHaveValue("Venez nous voir jeudi.");
  });
