import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/at-the-browser";
import { expect, test } from "../support/browser/journey";
import { mailsTo } from "../support/browser/mailbox";
import { staffAt } from "../support/browser/reports-at-the-browser";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/mint/random-word";

for (const [writes, answers, scripts] of [
  ["ar", "fr", true],
  ["fr", "en", false],
] as const) {
  test(`a letter in ${writes} is found at the desk in ${answers}, taken, answered by mail and closed, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const [theirs, desk] = [wordsOf(writes), wordsOf(answers)];
    const name = `Nadia ${randomWord(6)}`;
    const email = `${name.replace(" ", "-")}@test.recruit`.toLowerCase();
    const stranger = await another({ javaScriptEnabled: scripts });
    await stranger.goto(theirs.path("/contact"));
    await stranger.getByLabel(theirs("contact.form.name"), { exact: true }).fill(name);
    await stranger.getByLabel(theirs("contact.form.email"), { exact: true }).fill(email);
    await stranger.getByLabel(theirs("contact.form.message"), { exact: true }).fill("How do I cancel?");
    await stranger.getByRole("button", { name: theirs("contact.form.submit"), exact: true }).click();
    const sent = theirs("contact.sent");
    await expect(scripts ? toastSaying(stranger, sent) : stranger.getByText(sent).first()).toBeVisible();

    const page = await another({ javaScriptEnabled: scripts });
    // Their own account: what was done last can be taken back by whoever did it, on any page of theirs.
    const { email: staff } = await staffAt(site, "desk", "support");
    await signIn(page, desk, staff, DEMO_PASSWORD);
    await page.goto(desk.path(`/admin/tickets?q=${email}`));
    const row = page.getByRole("row").filter({ hasText: name });
    const take = async () => {
      await row.getByRole("checkbox").check();
      await page.getByRole("button", { name: desk("admin.ticket.take"), exact: true }).click();
      await expect(page.getByText(desk("admin.ticket.tended.take", { count: 1 }))).toBeVisible();
    };
    await take();
    expect(new URL(page.url()).searchParams.get("q")).toBe(email);
    await page.getByRole("button", { name: desk("admin.ticket.tended.undo"), exact: true }).click();
    await expect(page.getByText(desk("admin.ticket.tended.take", { count: 1 }))).toHaveCount(0);
    await expect(row).toContainText(desk("admin.ticket.nobody"));
    await take();
    await page.goto(desk.path(`/admin/tickets?assignee=mine&q=${email}`));
    await page.getByRole("link", { name }).click();
    await page.getByText(desk("admin.ticket.beginWith"), { exact: true }).click();
    await page.getByRole("link", { name: desk("help.passage.cancel-plan.question") }).click();
    const answer = page.getByLabel(desk("admin.ticket.answer"), { exact: true }).and(page.locator("textarea"));
    await expect(answer).toHaveValue(theirs("help.passage.cancel-plan.answer"));
    await page.getByRole("button", { name: desk("admin.ticket.send"), exact: true }).click();
    const state = (name: "answered" | "closed") =>
      page.getByText(desk("admin.ticket.is", { state: desk(`admin.ticket.states.${name}`) }));
    await expect(state("answered")).toBeVisible();
    await expect.poll(async () => (await mailsTo(site, email)).at(-1)).toContain("> How do I cancel?");
    expect((await mailsTo(site, email)).at(-1)).toContain(theirs("help.passage.cancel-plan.answer"));

    await page.getByRole("button", { name: desk("admin.ticket.closeIt"), exact: true }).click();
    await expect(state("closed")).toBeVisible();
    await expect(answer).toHaveCount(0);
  });
}
