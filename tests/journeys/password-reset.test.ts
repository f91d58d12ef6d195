import { makeAccount, newAddress } from "../support/browser/account-steps";
import { signInByForm, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { openMailedLink } from "../support/browser/mailbox";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";

const password = "a-long-password";

for (const scripts of [true, false]) {
  test(`a lost password, from the page one wanted back to it, ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? "@core" : [],
  }, async ({ another, site }) => {
    const w = wordsOf("fr");
    const email = newAddress();
    await makeAccount(await another(), w, email, password);

    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/messages"));
    await page.getByRole("link", { name: w("accounts.forgot.link") }).click();
    await page.getByLabel(w("accounts.email")).fill(email);
    await page.getByRole("button", { name: w("accounts.forgot.submit"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: w("accounts.forgot.sent") })).toBeVisible();

    await openMailedLink(page, site, email, "/fr/reset-password/");
    await expect(page.getByText(w("accounts.reset.lead", { email }))).toBeVisible();
    const field = page.locator("input[name=password]");
    const send = page.getByRole("button", { name: w("accounts.reset.submit"), exact: true });
    await field.fill("short");
    await send.click();
    await expect(page.getByText(w("errors.password_too_short")).last()).toBeVisible();
    await field.fill("another-long-password");
    await send.click();

    await expect(page).toHaveURL(/\/fr\/auth/);
    await page.getByLabel(w("accounts.email")).fill(email);
    await field.fill("another-long-password");
    await page.getByRole("button", { name: w("common.signIn"), exact: true }).click();
    await expect(page).toHaveURL(/\/fr\/messages/);
  });
}

test("a link that was used says so and leads to a new one", async ({ page }) => {
  const w = wordsOf("ar");
  await page.goto(w.path(`/reset-password/${"A".repeat(43)}`));
  await expect(page.getByText(w("errors.link_invalid"))).toBeVisible();
  await page.getByRole("link", { name: w("accounts.reset.again") }).click();
  await expect(page.getByRole("heading", { name: w("accounts.forgot.headline") })).toBeVisible();
});

test("an account moves to another address once both mailboxes have agreed", async ({ page, another, site }) => {
  const w = wordsOf("en");
  const [email, next] = [newAddress(), newAddress()];
  await makeAccount(page, w, email, password);
  await page.goto("/account");
  await expect(page.getByText(w("accounts.own.address.unconfirmed"), { exact: true })).toBeVisible();

  const mailbox = await another();
  const yes = (key: string) => mailbox.getByRole("button", { name: w(`accounts.confirm.${key}`), exact: true }).click();
  await openMailedLink(mailbox, site, email, "/confirm-email/");
  await yes("submit");
  await expect(mailbox.getByRole("heading", { name: w("accounts.confirm.done.confirmed.title") })).toBeVisible();
  await page.reload();
  await expect(page.getByText(w("accounts.own.address.confirmed"), { exact: true })).toBeVisible();

  const form = page.locator("#change-address");
  await form.getByLabel(w("accounts.own.address.new")).fill(next);
  await form.locator("input[name=currentPassword]").fill("wrong");
  await form.getByRole("button").last().click();
  await expect(form.getByText(w("errors.password_wrong")).last()).toBeVisible();
  await expect(form.getByLabel(w("accounts.own.address.new"))).toHaveValue(next);
  await form.locator("input[name=currentPassword]").fill(password);
  await form.getByRole("button").last().click();
  await expect(toastSaying(page, w("toasts.emailChangeRequested"))).toBeVisible();
  await expect(page.getByText(w("accounts.own.address.awaited"))).toHaveCount(2);

  await openMailedLink(mailbox, site, next, "/confirm-email/");
  await yes("submitChange");
  await expect(mailbox.getByRole("heading", { name: w("accounts.confirm.done.agreed.title") })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: next })).toContainText(w("accounts.own.address.agreed"));
  await openMailedLink(mailbox, site, email, "/confirm-email/");
  await yes("submitChange");
  await expect(mailbox.getByRole("heading", { name: w("accounts.confirm.done.changed.title") })).toBeVisible();

  await signInByForm(mailbox, w, next, password);
  await mailbox.goto("/account");
  await expect(
    mailbox.getByRole("listitem").filter({ hasText: w("accounts.own.devices.lastSeen", { date: "" }) }),
  ).toHaveCount(1);
  await mailbox.getByRole("button", { name: w("accounts.own.devices.others"), exact: true }).click();
  await expect(toastSaying(mailbox, w("toasts.othersSignedOut"))).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount/);
});

test("an account deleted is gone from the lists, and taken back by the link in the e-mail", async ({ page, site }) => {
  const w = wordsOf("es");
  const email = newAddress();
  await signUpAsPlayer(page, w, { firstName: "Nadia", lastName: "Ferrer", email, sport: "judo" });
  await page.goto(w.path("/account"));
  await page.getByRole("link", { name: w("accounts.leave.way") }).click();
  await expect(page.getByText(w("accounts.leave.stays.log"))).toBeVisible();
  const sure = page.locator("#delete");
  await sure.getByRole("button", { name: w("accounts.leave.submit"), exact: true }).click();
  await expect(sure.getByRole("alert")).toBeVisible();
  await sure.locator("input[name=currentPassword]").fill(password);
  await sure.getByRole("button", { name: w("accounts.leave.submit"), exact: true }).click();
  await expect(toastSaying(page, w("toasts.accountDeleted"))).toBeVisible();
  await page.goto(w.path("/dashboard"));
  await expect(page).toHaveURL(/\/es\/auth/);

  await openMailedLink(page, site, email, "/reopen-account/");
  await page.getByRole("button", { name: w("accounts.return.submit"), exact: true }).click();
  await expect(page).toHaveURL(/\/es\/auth/);
  await signInByForm(page, w, email, password);
  await page.goto(w.path("/dashboard"));
  await expect(page.getByText(w("dashboard.status.listed"), { exact: true })).toBeVisible();
});
