import { randomUUID } from "node:crypto";
import { toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { aDocument, offerOf } from "../support/browser/offers-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

test("a coach goes from the board to a published offer, and is never asked to be a player or a club", async ({
  another,
}) => {
  const w = wordsOf("ar");
  const title = `مدرب حراس ${randomWord(6)}`;
  const page = await another({ viewport: { width: 360, height: 780 } });
  const field = (key: string) => page.getByLabel(w(`jobs.form.${key}`), { exact: true }).filter({ visible: true });

  await page.goto(w.path("/sport-jobs"));
  await page.getByRole("link", { name: w("jobs.signInToCreate") }).click();
  await page.getByRole("link", { name: w("accounts.signUp.tab") }).click();
  await expect(page).toHaveURL(/next=/);
  await page.getByRole("radio", { name: w("accounts.role.job_seeker.name") }).check();
  await page.getByLabel(w("jobs.form.birthDate"), { exact: true }).fill("1987-03-14");
  await page.getByLabel(w("accounts.fullName")).fill("حميد العلوي");
  await page.getByLabel(w("accounts.email"), { exact: true }).fill(`${randomUUID()}@test.recruit`);
  await page.getByLabel(w("accounts.password"), { exact: true }).fill("touch-line-9");
  await page.getByRole("button", { name: w("accounts.signUp.submit") }).click();

  await expect(page).toHaveURL(new RegExp(`${w.path("/sport-jobs/new")}$`));
  await expect(field("birthDate")).toHaveCount(0);
  await field("jobType").selectOption("coach");
  await field("sport").selectOption("football");
  await field("titleField").fill(title);
  await field("descriptionField").fill("أدرّب حراس المرمى من كل الأعمار، ومتاح في المساء.");
  await field("availability").selectOption("part_time");
  await field("city").fill("الدار البيضاء");
  await field("country").fill("المغرب");
  await page.getByLabel(w("jobs.website")).fill("hamid-coach.ma");
  await field("identity").setInputFiles(aDocument("id.png"));
  await page.getByRole("button", { name: w("jobs.form.submit") }).click();
  await expect(offerOf(page, title)).toBeVisible();

  await page.getByLabel(w("jobs.filter.place")).fill("المغرب");
  await page.getByLabel(w("jobs.filter.words")).fill("حراس");
  await page.getByRole("button", { name: w("jobs.filter.show") }).click();
  await expect(page).toHaveURL(/place=/);
  await expect(offerOf(page, title)).toBeVisible();

  await page.goto(w.path("/dashboard"));
  await expect(page.getByText(w("dashboard.role.jobSeeker"))).toBeVisible();
  await expect(page.getByText(w("dashboard.complete"))).toHaveCount(0);
  await page.getByRole("link", { name: w("jobs.own.title"), exact: true }).click();
  await page.getByRole("link", { name: w("jobs.own.editWhich", { title }) }).click();
  await expect(page.getByLabel(w("jobs.website"))).toHaveValue("https://hamid-coach.ma");
  await field("city").fill("الرباط");
  await page.getByRole("button", { name: w("jobs.form.save") }).click();
  await expect(toastSaying(page, w("toasts.jobChanged"))).toBeVisible();
  await page.getByRole("button", { name: w("jobs.own.renewWhich", { title }) }).click();
  await expect(toastSaying(page, w("toasts.jobRenewed"))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
