import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo, openMailedLink } from "../support/browser/mailbox";
import { aModeratorAt, anAccountAt, anOfferAt } from "../support/browser/reports-steps";
import { type Words, wordsOf } from "../support/browser/words";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const openCase = async (page: Page, w: Words, title: string) => {
  await page.goto(w.path(`/admin/moderation?q=${encodeURIComponent(title)}`));
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};

for (const [locale, scripts] of [
  ["fr", true],
  ["ar", false],
] as const) {
  test(`from the link on an offer to the appeal that puts it back, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf(locale);
    const options = { javaScriptEnabled: scripts };
    const [owner, reporter] = [await anAccountAt(site, "owner", locale), await anAccountAt(site, "reporter", locale)];
    const [first, second] = [await aModeratorAt(site, "first"), await aModeratorAt(site, "second")];
    const { title, path } = await anOfferAt(site, owner.id);

    const hers = await another(options);
    await hers.goto(w.path(path));
    await hers.getByRole("link", { name: w("moderation.what.job"), exact: true }).click();
    await expect(hers).toHaveURL(/\/auth\?next=/);
    await hers.getByLabel(w("accounts.email")).first().fill(reporter.email);
    await hers.locator("input[name=password]").first().fill(DEMO_PASSWORD);
    await press(hers, w("common.signIn"));
    await expect(hers.getByText(title).first()).toBeVisible();
    await press(hers, w("moderation.form.send"));
    await expect(hers.getByText(w("errors.report_reason_required")).first()).toBeVisible();
    await hers.getByLabel(w("moderation.form.reason"), { exact: true }).selectOption("fraud");
    await hers.locator("textarea[name=words]").fill("300 euros before any talk.");
    await press(hers, w("moderation.form.send"));
    await expect(hers).toHaveURL(new RegExp(`${path}(#\\w+)?$`));

    const office = await another(options);
    await signIn(office, w, first.email, DEMO_PASSWORD);
    await openCase(office, w, title);
    await expect(office.getByText("300 euros before any talk.")).toBeVisible();
    const days = office.locator("input[name=days]");
    await expect(days).toBeHidden();
    await office.locator("input[name=ruling][value=suspended]").check();
    await expect(days).toBeVisible();
    await office.locator("input[name=ruling][value=taken_down]").check();
    await office.locator("textarea[name=reason]").fill("Nobody pays before a trial.");
    await press(office, w("moderation.admin.send"));
    const ruling = w("moderation.rulings.taken_down");
    await expect(office.getByText(w("moderation.admin.isDecided", { ruling, name: first.name }))).toBeVisible();
    const offer = async () => (await hers.request.get(site.url + w.path(path))).status();
    await expect.poll(offer).toBe(404);
    await expect.poll(async () => (await mailsTo(site, reporter.email)).at(-1)).toContain(w("moderation.yours.acted"));

    const ownerPage = await another(options);
    await openMailedLink(ownerPage, site, owner.email, "/decisions/");
    await expect(ownerPage.getByText("Nobody pays before a trial.")).toBeVisible();
    await ownerPage.locator("textarea[name=appeal]").fill("It is a deposit that I give back.");
    await press(ownerPage, w("moderation.notice.send"));
    await expect(ownerPage.getByText("It is a deposit that I give back.")).toBeVisible();

    await openCase(office, w, title);
    await expect(office.getByText(w("moderation.admin.notYou"))).toBeVisible();
    const elsewhere = await another(options);
    await signIn(elsewhere, w, second.email, DEMO_PASSWORD);
    await openCase(elsewhere, w, title);
    await elsewhere.locator("input[name=verdict][value=undone]").check();
    await elsewhere.locator("textarea[name=answer]").fill("You showed us the contract.");
    await press(elsewhere, w("moderation.admin.send"));
    await expect(elsewhere.getByText(w("moderation.admin.is.undone", { name: second.name }))).toBeVisible();
    await expect.poll(offer).toBe(200);
    await ownerPage.reload();
    await expect(ownerPage.getByText(w("moderation.notice.undone"))).toBeVisible();
    await expect(ownerPage.getByText("You showed us the contract.")).toBeVisible();
  });
}
