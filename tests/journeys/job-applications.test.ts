import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo } from "../support/browser/mailbox";
import { aDocument, describeOffer } from "../support/browser/offers-steps";
import { type Words, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

// A closed offer returns 410, which the browser logs.
test.use({ expectedComplaints: /410/ });

test("a vacancy is posted, applied for without scripts, answered in the applicant's language, written about and filled", async ({
  another,
  site,
}) => {
  const [w, fr] = [wordsOf("en"), wordsOf("fr")];
  const title = `Goalkeeper coach ${randomWord(6)}`;
  const [club, player, visitor] = [await another(), await another({ javaScriptEnabled: false }), await another()];

  await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await club.goto(w.path("/sport-jobs/new?kind=vacancy"));
  const form = club.locator("form.job-form");
  await describeOffer(form, w, title);
  await form.getByRole("radio", { name: w("jobs.form.vacancy") }).check();
  const description = form.getByLabel(w("jobs.form.descriptionField"), { exact: true });
  await description.fill("Three evenings a week with the goalkeepers. Men only.");
  await expect(form.getByText(w("jobs.wording.gender"))).toBeVisible();
  await description.fill("Three evenings a week with the goalkeepers.");
  await expect(form.getByText(w("jobs.wording.gender"))).toHaveCount(0);
  await form.getByLabel(w("jobs.form.identity")).setInputFiles(aDocument("card.png"));
  await expect(form.getByText("card.png", { exact: true })).toBeVisible();
  await form.getByRole("button", { name: w("jobs.form.submit") }).click();
  await expect(club).toHaveURL(/\/sport-jobs$/);
  const address = (await club.getByRole("link", { name: title, exact: true }).getAttribute("href")) ?? "";

  await visitor.goto(address);
  await visitor.getByRole("link", { name: w("jobs.application.apply") }).click();
  await expect(visitor).toHaveURL(/\/auth\?next=/);

  await signIn(player, fr, "player@demo.recruit", DEMO_PASSWORD);
  await player.goto(fr.path(address));
  await player.getByRole("link", { name: fr("jobs.application.apply") }).click();
  const send = player.getByRole("button", { name: fr("jobs.application.send") });
  const why = player.getByLabel(fr("jobs.application.words"));
  await why.fill("Bref.");
  await send.click();
  await expect(player.getByText(fr("errors.application_words_short")).first()).toBeVisible();
  await expect(why).toHaveValue("Bref.");
  await why.fill("Dix saisons dans les buts, et deux à entraîner les jeunes gardiens.");
  await player.getByLabel(fr("jobs.application.cv")).setInputFiles(aDocument("cv.png"));
  await send.click();
  const ownApplication = player.locator("#applications").getByRole("listitem").filter({ hasText: title });
  await expect(ownApplication.getByText(fr("jobs.application.states.sent"))).toBeVisible();

  await club.goto(w.path("/dashboard"));
  await club.getByRole("link", { name: w("jobs.own.title"), exact: true }).click();
  await club.locator("#offers").getByRole("link", { name: title, exact: true }).click();
  const row = club.getByRole("row").filter({ hasText: "Dix saisons" });
  await expect(row.getByRole("link", { name: w("jobs.applicants.cv") })).toBeVisible();
  for (const answer of ["shortlisted", "taken"]) {
    await row.getByRole("checkbox").check();
    const message = club.getByRole("textbox", { name: w("common.yourMessage") });
    if (await message.isHidden()) await club.getByText(w("jobs.reply.add"), { exact: true }).click();
    await message.fill(`Come on Tuesday: ${answer}.`);
    await club.getByRole("button", { name: w(`jobs.applicants.answer.${answer}`), exact: true }).click();
    await expect(row.getByText(w(`jobs.application.states.${answer}`), { exact: true })).toBeVisible();
  }
  const list = club.url();
  const download = club.waitForEvent("download");
  await club.getByText(w("lists.export"), { exact: true }).click();
  await club.getByRole("link", { name: w("lists.csv") }).click();
  expect((await download).suggestedFilename()).toMatch(/^recruit-applicants-.*\.csv$/);
  await expect
    .poll(async () => (await mailsTo(site, "player@demo.recruit")).join("\n"))
    .toContain(`Votre candidature à l’offre «\u00a0${title}\u00a0» a été retenue.`);

  await player.reload();
  await expect(ownApplication.getByText(fr("jobs.application.states.taken"))).toBeVisible();
  await expect(ownApplication.getByText("Come on Tuesday: taken.")).toBeVisible();
  const ownList = player.url();
  await ownApplication.getByRole("link", { name: fr("jobs.reply.write") }).click();
  await writes(player, fr, "Mardi me convient.");
  await club.reload();
  await row.getByRole("link", { name: w("messages.conversation") }).click();
  await expect(club.getByText("Mardi me convient.").last()).toBeVisible();
  await writes(club, w, "See you then.");
  await player.goto(fr.path("/messages"));
  await expect(player.getByRole("navigation").getByText("See you then.")).toBeVisible();
  await player.getByRole("navigation").getByRole("button", { name: title }).click();
  await expect(player).toHaveURL(/\/messages\?application=/);
  await expect(player.getByRole("link", { name: fr("moderation.report") }).last()).toBeVisible();
  await expect(player.getByRole("navigation").getByRole("button", { name: title })).toHaveCount(0);
  await player.goto(ownList);
  await ownApplication.getByRole("button", { name: fr("jobs.application.withdrawWhich", { title }) }).click();
  await expect(ownApplication.getByText(fr("jobs.application.states.withdrawn"))).toBeVisible();

  await club.goto(list);
  await expect(club.getByText("Dix saisons")).toHaveCount(0);
  await club.getByRole("button", { name: w("jobs.own.close"), exact: true }).click();
  await expect(toastSaying(club, w("toasts.jobClosed"))).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(410);
});

async function writes(page: Page, w: Words, text: string) {
  await page.getByLabel(w("messages.content"), { exact: true }).fill(text);
  await page.getByRole("button", { name: w("messages.send"), exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text }).last()).toBeVisible();
}

test("several applicants are answered once the question with their number has been agreed to, with scripts and without", async ({
  another,
}) => {
  const w = wordsOf("fr");
  for (const [javaScriptEnabled, answer] of [
    [false, "shortlisted"],
    [true, "declined"],
  ] as const) {
    const club = await another({ javaScriptEnabled });
    await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    await club.goto(w.path("/dashboard?show=offers"));
    await club
      .locator("#offers")
      .getByRole("link", { name: "Entraîneur adjoint, section féminine", exact: true })
      .click();
    const reached = club.getByRole("row").filter({ hasText: w(`jobs.application.states.${answer}`) });
    const others = club
      .getByRole("row", { name: w("lists.selectRow") })
      .filter({ hasNotText: w(`jobs.application.states.${answer}`) });
    await expect(others.first()).toBeVisible();
    const before = await reached.count();
    for (const row of [others.nth(0), others.nth(1)]) await row.getByRole("checkbox").check();
    await club.getByRole("button", { name: w(`jobs.applicants.answer.${answer}`), exact: true }).click();
    await expect(club.getByText(w("errors.several_at_once", { count: 2 }))).toBeVisible();
    await expect(club.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expect(reached).toHaveCount(before);
    const act = w(`jobs.applicants.answer.${answer}`);
    await club.getByRole("button", { name: w("lists.sure", { act }).replace("#", "2") }).click();
    await expect(reached).toHaveCount(before + 2);
  }
});
