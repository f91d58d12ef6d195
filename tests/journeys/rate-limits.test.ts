import type { Response } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { contactLabel, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const sentences = {
  en: /Too many attempts\. Try again in \d+ minutes\./,
  ar: /تجاوزتم عدد المحاولات المسموح به\. حاولوا مرة أخرى بعد \d+ دقيقة\./,
};

for (const { locale, scripts } of [
  { locale: "en", scripts: false },
  { locale: "ar", scripts: true },
] as const) {
  test(`a person who writes too often is told when to try again, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const page = await another({ javaScriptEnabled: scripts });
    const field = (name: string) => page.getByLabel(contactLabel(w, name), { exact: true });
    const email = `often-${randomWord(6)}@test.recruit`;
    const write = async (message: string) => {
      await field("name").fill("Nadia");
      await field("email").fill(email);
      await field("message").fill(message);
      await page.getByRole("button", { name: w("contact.form.submit"), exact: true }).click();
    };
    await page.goto(w.path("/contact"));
    for (const message of ["One.", "Two.", "Three."]) {
      await write(message);
      await expect(field("message")).toHaveValue("");
    }
    await write("Four.");
    await expect(page.getByText(sentences[locale]).filter({ visible: true })).toHaveCount(1);
    await expect(field("message")).toHaveValue("Four.");
  });
}

test.describe(() => {
  test.use({ expectedComplaints: /503/ });
  test("a page whose feed was refused asks again soon", async ({ another }) => {
    const w = wordsOf("en");
    const page = await another();
    await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
    let requestCount = 0;
    await page.route(/\/api\/live\?/, (route) =>
      ++requestCount < 3 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    const isTaken = (answer: Response) => answer.url().includes("/api/live?") && answer.ok();
    // Shorter than the maximum wait of a page, a minute.
    const takenResponse = page.waitForResponse(isTaken, { timeout: 30_000 });
    await page.goto(w.path("/dashboard"));
    await takenResponse;
    expect(requestCount).toBe(3);
  });
});
