import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying, write } from "../support/browser/common-steps";
import { consent, openSection, signUpAsParent } from "../support/browser/guardian-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo, openMailedLink } from "../support/browser/mailbox";
import { signUpAsMinor } from "../support/browser/player-steps";
import { askForContact, openNewestPlayer } from "../support/browser/recruiter-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const phone = { viewport: { width: 360, height: 740 } };
/** Verified and paying; another journey covers how a club gets there. */
const club = {
  name: "Cercle de boxe de la Belle-Vue",
  email: "toufik.lamrani@cercle-de-boxe-de-la-belle-vue.example",
};
const sixteenYearsAgo = `${new Date().getUTCFullYear() - 16}-01-01`;

for (const { locale, first, scripts } of [
  { locale: "fr", first: "child", scripts: true },
  { locale: "ar", first: "parent", scripts: false },
] as const) {
  test(`a club asks a child, the ${first} answers first, in ${locale}, ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? "@core" : [],
  }, async ({ another, site }) => {
    const w = wordsOf(locale);
    const name = randomWord(6);
    const parent = { guardianName: `Mona Sarr ${name}`, guardianEmail: `mona-${name}@test.recruit` };
    const child = { firstName: "Lina", lastName: `Sarr ${name}`, email: `lina-${name}@test.recruit` };
    const options = { javaScriptEnabled: scripts };
    const [hers, clubPage, mothers] = [
      await another(options),
      await another(options),
      await another({ ...options, ...phone }),
    ];

    await signUpAsMinor(hers, w, { ...child, ...parent, sport: "judo", birthDate: sixteenYearsAgo });
    await expect(hers.getByText(parent.guardianEmail).first()).toBeVisible();
    await openMailedLink(mothers, site, parent.guardianEmail, "/guardian/");
    await consent(mothers, w);
    await expect(mothers.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });

    await signIn(clubPage, w, club.email, DEMO_PASSWORD);
    await openNewestPlayer(clubPage, w, "judo");
    await expect(clubPage.getByText(w("contacts.minor.badge")).first()).toBeVisible();
    await expect(clubPage.getByText(w("contacts.ask.minor"))).toBeVisible();
    await askForContact(clubPage, w, "Come to our training, both of you.");
    const profile = clubPage.url();

    const childSaysYes = async (text: string) => {
      await hers.goto(w.path("/dashboard?show=requests"));
      await expect(hers.getByText(text)).toBeVisible();
      const answer = hers.getByRole("button", { name: w("contacts.answer.accept"), exact: true });
      await expect(answer).toBeInViewport({ ratio: 1 });
      await answer.click();
    };
    const parentSaysYes = async (key: "opensNow" | "opensLater") => {
      await openMailedLink(mothers, site, parent.guardianEmail, "/guardian/");
      await expect(mothers.getByText(w(`contacts.child.${key}`, { player: "Lina" }))).toBeVisible();
      const answer = mothers.getByRole("button", { name: w("contacts.answer.accept"), exact: true });
      const edit = mothers.getByRole("link", { name: w("players.guardian.editProfile"), exact: true });
      await expect(answer).toBeInViewport({ ratio: 1 });
      await expect(edit).not.toBeInViewport();
      await answer.click();
    };
    if (first === "child") {
      await childSaysYes(w("contacts.received.hintMinor"));
      await expect(hers.getByText(w("contacts.received.waitsForGuardian"))).toBeVisible();
    } else {
      await parentSaysYes("opensLater");
      await expect(mothers.getByText(w("contacts.child.waitsForPlayer", { player: "Lina" }))).toBeVisible();
    }
    await clubPage.goto(profile);
    await expect(clubPage.getByText(child.lastName)).toHaveCount(0);
    if (first === "child") await parentSaysYes("opensNow");
    else await childSaysYes(w("contacts.received.opensNow"));

    const fullName = `${child.firstName} ${child.lastName}`;
    await expect(async () => {
      await clubPage.goto(profile);
      await expect(clubPage.getByRole("heading", { level: 1, name: fullName })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 300_000 });
    await expect(clubPage.getByRole("link", { name: parent.guardianEmail })).toBeVisible();
    for (const closed of [child.email, "612345678"]) expect(await clubPage.content()).not.toContain(closed);

    await clubPage.getByRole("link", { name: w("contacts.identity.write") }).click();
    await expect(clubPage.getByText(w("messages.minor", { guardian: parent.guardianName }))).toBeVisible();
    await write(clubPage, w, "Thursday at six?");
    await expect
      .poll(async () => (await mailsTo(site, parent.guardianEmail)).filter((body) => body.includes(club.name)).length)
      .toBeGreaterThan(2);
    const guardianPage = mothers.url();
    await mothers.goto("about:blank"); // a reload would restore the scroll position
    await mothers.goto(guardianPage);
    await expect(
      mothers.getByRole("heading", { name: w("players.guardian.head.message.title", { player: "Lina", count: 1 }) }),
    ).toBeVisible();
    await expect(mothers.locator("#talks").getByRole("button", { name: club.name })).toBeInViewport({ ratio: 1 });
    expect(await mothers.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await openMailedLink(mothers, site, parent.guardianEmail, "/guardian/");
    await expect(mothers.getByText("Thursday at six?").last()).toBeInViewport();
    await expect(mothers.getByRole("button", { name: w("messages.send"), exact: true })).toBeInViewport({ ratio: 1 });
    await write(mothers, w, "We will both come.");
    await clubPage.reload();
    await expect(clubPage.getByText("We will both come.").filter({ visible: true }).first()).toBeVisible();
    await expect(
      clubPage
        .getByText(w("messages.asGuardian", { name: parent.guardianName }))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();

    await mothers
      .locator("summary")
      .filter({ hasText: w("messages.guardian.close") })
      .click();
    await mothers.getByRole("button", { name: w("contacts.seenOfChild.closeNow"), exact: true }).click();
    await openSection(mothers, w("contacts.seenOfChild.title"));
    await expect(mothers.locator("#seen").getByText(w("contacts.seenOfChild.closedByGuardian"))).toBeVisible();
    await clubPage.goto(profile);
    await expect(clubPage.getByText(child.lastName)).toHaveCount(0);

    await openSection(mothers, w("players.consent.heading"));
    await mothers
      .locator("#consents summary")
      .filter({ hasText: w("players.consent.withdraw") })
      .click();
    await mothers.getByRole("button", { name: w("players.consent.withdrawNow"), exact: true }).click();
    const hidden = w("players.guardian.head.declined.title", { player: "Lina" });
    await expect(mothers.getByRole("heading", { level: 1, name: hidden })).toBeVisible();
    await hers.goto(w.path("/dashboard"));
    const refused = hers.locator(".notice").filter({
      hasText: w("players.guardianRefused.title", { name: parent.guardianName, withdrew: "yes" }),
    });
    await expect(refused).toContainText(w("players.guardianRefused.means"));
    const refusedAt = (await refused.boundingBox())?.y;
    expect(refusedAt).toBeLessThan(400);
    const reminder = hers.getByText(w("accounts.own.address.reminder"));
    expect((await reminder.boundingBox())?.y).toBeGreaterThan(refusedAt ?? 0);
  });
}

test("a parent signs up as one, registers a child and confirms by the mail; the child agrees too, and the account holds the page", async ({
  another,
  site,
}) => {
  const w = wordsOf("fr");
  const name = randomWord(6);
  const parent = { name: `Omar Sy ${name}`, email: `omar-${name}@test.recruit` };
  const page = await another(phone);
  await signUpAsParent(page, w, parent);
  await page.getByRole("link", { name: w("players.children.register") }).click();
  const child = { firstName: "Adam", lastName: `Sy ${name}`, email: `adam-${name}@test.recruit` };
  await signUpAsMinor(page, w, { ...child, sport: "handball", birthDate: sixteenYearsAgo });
  const mailed = w("players.guardian.head.mailFirst.title");
  await expect(page.getByRole("heading", { level: 1, name: mailed })).toBeVisible();
  await expect(page.locator("input[name=authority]")).toHaveCount(0);
  await openMailedLink(page, site, parent.email, "/guardian/");
  await consent(page, w);
  await expect(
    page.getByRole("heading", { name: w("players.guardian.head.childConsent.title", { player: "Adam" }) }),
  ).toBeVisible();
  await page.goto(w.path("/guardian"));
  const waitsForChild = w("players.guardian.head.childConsent.title", { player: `Adam Sy ${name}` });
  await expect(page.getByRole("heading", { level: 2, name: waitsForChild })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);

  const his = await another(phone);
  await signIn(his, w, child.email, "a-long-password");
  await his.goto(w.path("/dashboard"));
  await his.locator("#own-yes input[name=terms]").check();
  await his.getByRole("button", { name: w("players.ownConsent.accept"), exact: true }).click();
  await expect(his.locator("#own-yes")).toHaveCount(0);

  await page.goto(w.path("/dashboard"));
  await expect(page).toHaveURL(new RegExp(`${w.path("/guardian")}$`));
  await page.getByRole("link", { name: `Adam Sy ${name}` }).click();
  await expect(page.getByRole("heading", { name: w("players.guardian.head.calm.title"), exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
  await openSection(page, w("players.wayIn.title"));
  await expect(page.getByText(w("players.wayIn.account"))).toBeVisible();
  await page.getByRole("link", { name: w("players.guardian.editProfile"), exact: true }).click();
  await expect(page.locator("#child")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000);
  await page
    .locator("#child summary")
    .filter({ hasText: w("players.section.child") })
    .first()
    .click();
  await page.getByLabel(w("players.field.city"), { exact: true }).fill("Dunkerque");
  await page.getByRole("button", { name: w("players.save"), exact: true }).click();
  await expect(toastSaying(page, w("toasts.profileSaved"))).toBeVisible();
  await expect(page.getByLabel(w("players.field.city"), { exact: true })).toHaveValue("Dunkerque");
});

test("who lost the link asks for a new one; the answer is the same for everybody", async ({ another, site }) => {
  const w = wordsOf("fr");
  const page = await another(phone);
  for (const address of ["nobody@test.recruit", "parent@demo.recruit"]) {
    await page.goto(w.path("/guardian/not-a-link"));
    await page.getByLabel(w("players.newLink.email")).fill(address);
    await page.getByRole("button", { name: w("players.newLink.send"), exact: true }).click();
    await expect(toastSaying(page, w("toasts.linkSent"))).toBeVisible();
  }
  await openMailedLink(page, site, "parent@demo.recruit", /\/guardian\/[^/]+$/);
  await expect(page.getByRole("heading", { level: 1, name: /./ })).toBeVisible();
  await expect(page.locator("#state")).toBeVisible();
});
