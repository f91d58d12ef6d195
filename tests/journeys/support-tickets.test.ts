import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo } from "../support/browser/mailbox";
import { staffAt } from "../support/browser/reports-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const [writes, answers, scripts] of [
  ["ar", "fr", true],
  ["fr", "en", false],
] as const) {
  test(`a ticket in ${writes} is found in the list in ${answers}, taken, answered by mail and closed, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const [senderWords, staffWords] = [wordsOf(writes), wordsOf(answers)];
    const name = `Nadia ${randomWord(6)}`;
    const email = `${name.replace(" ", "-")}@test.recruit`.toLowerCase();
    const visitor = await another({ javaScriptEnabled: scripts });
    await visitor.goto(senderWords.path("/contact"));
    await visitor.getByLabel(senderWords("contact.form.name"), { exact: true }).fill(name);
    await visitor.getByLabel(senderWords("common.email"), { exact: true }).fill(email);
    await visitor.getByLabel(senderWords("contact.form.message"), { exact: true }).fill("How do I cancel?");
    await visitor.getByRole("button", { name: senderWords("contact.form.submit"), exact: true }).click();
    const sentText = senderWords("contact.sent");
    await expect(scripts ? toastSaying(visitor, sentText) : visitor.getByText(sentText).first()).toBeVisible();

    const page = await another({ javaScriptEnabled: scripts });
    // Uses its own account, because the last action can be undone by whoever did it, on any of their pages.
    const { email: staff } = await staffAt(site, "support", "support");
    await signIn(page, staffWords, staff, DEMO_PASSWORD);
    await page.goto(staffWords.path(`/admin/tickets?q=${email}`));
    const row = page.getByRole("row").filter({ hasText: name });
    const take = async () => {
      await row.getByRole("checkbox").check();
      await page.getByRole("button", { name: staffWords("admin.ticket.take"), exact: true }).click();
      await expect(page.getByText(staffWords("admin.ticket.bulk.take", { count: 1 }))).toBeVisible();
    };
    await take();
    expect(new URL(page.url()).searchParams.get("q")).toBe(email);
    await page.getByRole("button", { name: staffWords("common.undo"), exact: true }).click();
    await expect(page.getByText(staffWords("admin.ticket.bulk.take", { count: 1 }))).toHaveCount(0);
    await expect(row).toContainText(staffWords("admin.ticket.nobody"));
    await take();
    await page.goto(staffWords.path(`/admin/tickets?assignee=mine&q=${email}`));
    await page.getByRole("link", { name }).click();
    await page.getByText(staffWords("admin.ticket.beginWith"), { exact: true }).click();
    await page.getByRole("link", { name: staffWords("help.passage.cancel-plan.question") }).click();
    const answer = page.getByLabel(staffWords("admin.ticket.answer"), { exact: true }).and(page.locator("textarea"));
    await expect(answer).toHaveValue(senderWords("help.passage.cancel-plan.answer"));
    await page.getByRole("button", { name: staffWords("admin.ticket.send"), exact: true }).click();
    const state = (name: "answered" | "closed") =>
      page.getByText(staffWords("admin.ticket.is", { state: staffWords(`admin.ticket.states.${name}`) }));
    await expect(state("answered")).toBeVisible();
    await expect.poll(async () => (await mailsTo(site, email)).at(-1)).toContain("> How do I cancel?");
    expect((await mailsTo(site, email)).at(-1)).toContain(senderWords("help.passage.cancel-plan.answer"));

    await page.getByRole("button", { name: staffWords("admin.ticket.closeIt"), exact: true }).click();
    await expect(state("closed")).toBeVisible();
    await expect(answer).toHaveCount(0);
  });
}
