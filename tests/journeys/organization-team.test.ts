import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo, openMailedLink } from "../support/browser/mailbox";
import { signUpAsRecruiter } from "../support/browser/recruiter-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const { locale, scripts } of [
  { locale: "en", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`a colleague is invited, signs up on the way, reads, then owns the club, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf(locale);
    const [club, mail] = [`AS ${randomWord(6)}`, `club-${randomWord()}@test.recruit`];
    const email = `colleague-${randomWord()}@test.recruit`;
    const owner = await another({ javaScriptEnabled: scripts });
    await signUpAsRecruiter(owner, w, { name: club, email: mail });
    await owner.goto(w.path("/dashboard"));
    await owner.getByRole("link", { name: w("team.onDashboard"), exact: true }).click();
    await expect(owner.getByRole("heading", { level: 1, name: w("team.title") })).toBeVisible();

    const form = owner.locator("#invite");
    await form.getByLabel(w("team.email")).fill(email);
    await form.getByRole("radio", { name: w("team.role.reader") }).check();
    await form.getByRole("button", { name: w("team.send"), exact: true }).click();
    const waiting = owner.getByRole("region", { name: w("team.waiting") });
    await expect(waiting.getByText(email)).toBeVisible();

    const colleague = await another({ javaScriptEnabled: scripts });
    await openMailedLink(colleague, site, email, "/join-organization/");
    await expect(colleague.getByRole("heading", { level: 1 })).toContainText(club);
    await colleague
      .getByRole("main")
      .getByRole("link", { name: w("common.createAccount"), exact: true })
      .click();
    await colleague.getByLabel(w("accounts.fullName")).fill("Lina Roche");
    await colleague.getByLabel(w("accounts.email")).fill(email);
    await colleague.locator("input[name=password]").fill(DEMO_PASSWORD);
    await colleague.getByRole("button", { name: w("accounts.signUp.submit"), exact: true }).click();
    await colleague.getByRole("button", { name: w("team.join.accept"), exact: true }).click();
    await expect(colleague.getByRole("heading", { level: 3, name: "Lina Roche" })).toBeVisible();
    await expect(colleague.locator("#invite")).toHaveCount(0);

    await expect.poll(async () => (await mailsTo(site, mail)).join("\n")).toContain("Lina Roche");

    await owner.reload();
    await expect(waiting.getByText(email)).toHaveCount(0);
    const member = owner.getByRole("listitem").filter({ has: owner.getByRole("heading", { name: "Lina Roche" }) });
    await member.getByText(w("team.tend", { name: "Lina Roche" }), { exact: true }).click();
    await member
      .getByRole("button", { name: w("team.transferOwnership", { name: "Lina Roche" }), exact: true })
      .click();
    await expect(owner.locator("#invite")).toHaveCount(0);

    await colleague.goto(w.path("/dashboard/team"));
    await expect(colleague.locator("#invite")).toBeVisible();
    await owner.getByRole("button", { name: w("team.leaveNow", { organization: club }), exact: true }).click();
    await expect(owner).toHaveURL(/\/dashboard$/);
    await colleague.reload();
    await expect(colleague.getByRole("listitem").getByRole("heading", { level: 3 })).toHaveCount(1);
  });
}

test("a reader reads so in place of the actions, and an invited player is told why they cannot join", async ({
  another,
  site,
}) => {
  const w = wordsOf("fr");
  const [owner, reader] = [await another(), await another()];
  await signIn(owner, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await owner.goto(w.path("/dashboard/team"));
  const scout = owner.getByRole("listitem").filter({ hasText: "scout@demo.recruit" });
  await scout.getByText(w("team.tend", { name: "Malik Desroches" }), { exact: true }).click();
  await scout.getByLabel(w("team.roleLabel")).selectOption("reader");
  await scout.getByRole("button", { name: w("team.saveRole"), exact: true }).click();
  await expect(toastSaying(owner, w("toasts.roleChanged"))).toBeVisible();
  await expect(owner.getByText("analyste@courriel.example")).toBeVisible();

  await signIn(reader, w, "scout@demo.recruit", DEMO_PASSWORD);
  await reader.goto(w.path("/favorites"));
  await expect(reader.getByText(w("errors.only_reads")).first()).toBeVisible();
  await expect(reader.getByText(w("contacts.favorites.newList"), { exact: true })).toHaveCount(0);
  await reader.goto(w.path("/players"));
  await reader.getByRole("main").getByRole("table").getByRole("link").first().click();
  await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of [w("search.player.save"), w("pipeline.put"), w("contacts.ask.send")])
    await expect(reader.getByRole("button", { name, exact: true })).toHaveCount(0);

  for (const [path, act] of [
    ["/dashboard/events", w("events.organizer.create")],
    ["/dashboard/events/new", w("events.organizer.create")],
    ["/dashboard?show=offers", w("jobs.create")],
    ["/sport-jobs/new", w("jobs.form.submit")],
  ] as const) {
    await reader.goto(w.path(path));
    const main = reader.getByRole("main");
    await expect(main.getByText(w("errors.only_reads")).first()).toBeVisible();
    await expect(main.getByRole("button", { name: act })).toHaveCount(0);
    await expect(main.getByRole("link", { name: act })).toHaveCount(0);
  }
  await reader.goto(w.path("/recruiter-signup"));
  await expect(reader.getByText(w("recruiters.form.ownerOnly"))).toBeVisible();
  await expect(reader.getByRole("button", { name: w("common.saveChanges") })).toHaveCount(0);
  await reader.goto(w.path("/pricing"));
  await expect(reader.getByText(w("billing.ownerBuys"))).toBeVisible();
  await expect(reader.getByRole("main").getByRole("button", { name: w("billing.subscribe") })).toHaveCount(0);
  await reader.goto(w.path("/sport-jobs"));
  await expect(reader.getByRole("button", { name: w("jobs.wishlistButton.add") })).toHaveCount(0);

  const form = owner.locator("#invite");
  await form.getByLabel(w("team.email")).fill("player@demo.recruit");
  await form.getByRole("button", { name: w("team.send"), exact: true }).click();
  await expect(toastSaying(owner, w("toasts.memberInvited"))).toBeVisible();
  const player = await another();
  await signIn(player, w, "player@demo.recruit", DEMO_PASSWORD);
  await openMailedLink(player, site, "player@demo.recruit", "/join-organization/");
  await expect(player.getByText(w("errors.invitation_other_profile"))).toBeVisible();
});
