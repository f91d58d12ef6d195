import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { openMailedLink } from "../support/browser/mailbox";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`a coach without an account confirms what a player claims and takes it back, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf(locale);
    const coach = {
      name: `Inès Delcourt ${randomWord(6)}`,
      email: `ines-${randomWord(6)}@test.recruit`,
    };
    const options = { javaScriptEnabled: scripts };
    const [player, phone] = [
      await another(options),
      await another({ ...options, viewport: { width: 360, height: 740 } }),
    ];

    await signIn(player, w, "player@demo.recruit", DEMO_PASSWORD);
    await player.goto(w.path("/dashboard/evidence"));
    const form = player.locator("form#ask");
    await form.locator('input[name="claims"]').first().check();
    await form.getByLabel(w("measurements.ask.name"), { exact: true }).fill(coach.name);
    await form.getByLabel(w("measurements.ask.club"), { exact: true }).fill("Gones de la Saône");
    await form.getByLabel(w("measurements.ask.email"), { exact: true }).fill(coach.email);
    await form.getByRole("button", { name: w("measurements.ask.send") }).click();
    const openRequest = player.locator("#confirmations > ul > li").filter({ hasText: coach.name });
    await expect(openRequest.getByText(w("measurements.sentRequests.state.waiting"), { exact: true })).toBeVisible();

    await openMailedLink(phone, site, coach.email, "/confirmations/");
    const answerForm = phone.locator("form#confirmation");
    await answerForm.getByText(w("measurements.answer.confirmed"), { exact: true }).click();
    await answerForm.getByLabel(w("measurements.answerPage.proof"), { exact: true }).selectOption("measured");
    const address = answerForm.getByLabel(w("measurements.answerPage.email"), { exact: true });
    await address.fill("somebody@else.example");
    await answerForm.getByRole("button", { name: w("measurements.answerPage.send") }).click();
    await expect(phone.getByText(w("errors.confirmer_address_wrong")).first()).toBeVisible();
    await address.fill(coach.email.toUpperCase());
    await answerForm.getByRole("button", { name: w("measurements.answerPage.send") }).click();
    await expect(phone.getByRole("heading", { level: 1 })).toContainText(coach.name);

    await player.reload();
    await expect(openRequest.getByText(w("measurements.givenAnswer.confirmed"), { exact: true })).toBeVisible();

    await phone.getByRole("button", { name: w("measurements.receipt.withdraw"), exact: true }).click();
    await expect(phone.getByRole("heading", { name: w("measurements.receipt.withdrawn") })).toBeVisible();
    await player.reload();
    await expect(openRequest.getByText(w("measurements.sentRequests.state.revoked"), { exact: true })).toBeVisible();
  });
}
