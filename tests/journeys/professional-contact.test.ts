import { randomUUID } from "node:crypto";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const answerTo = (name: string) =>
  `update job_applications set state = 'shortlisted', answered_at = now() where name = '${name}'`;

test("a coach writes a profile, is found by trade and place, and is written to; the name opens with the yes", async ({
  another,
  site,
}) => {
  const w = wordsOf("es");
  const fullName = `Lucía Andrade ${randomWord(6)}`;
  const [hers, clubPage] = [await another({ viewport: { width: 360, height: 780 } }), await another()];

  await hers.goto(w.path("/auth/signup"));
  await hers.getByRole("radio", { name: w("accounts.role.job_seeker.name") }).check();
  await hers.getByLabel(w("accounts.fullName")).fill(fullName);
  const birthDate = hers.getByLabel(w("jobs.form.birthDate"), { exact: true });
  await birthDate.fill(`${new Date().getUTCFullYear() - 17}-01-15`);
  await hers.getByLabel(w("accounts.email"), { exact: true }).fill(`${randomUUID()}@test.recruit`);
  await hers.getByLabel(w("accounts.password"), { exact: true }).fill("touch-line-9");
  const signUp = hers.getByRole("button", { name: w("accounts.signUp.submit") });
  await signUp.click();
  await expect(hers.getByText(w("errors.adults_only")).first()).toBeVisible();
  await expect(hers.getByLabel(w("accounts.fullName"))).toHaveValue(fullName);
  await birthDate.fill("1987-03-14");
  await hers.getByLabel(w("accounts.password"), { exact: true }).fill("touch-line-9");
  await signUp.click();
  await expect(hers).toHaveURL(/\/dashboard/);
  for (const way of ["offer", "vacancies"])
    await expect(hers.getByRole("link", { name: w(`jobs.seeker.${way}`), exact: true })).toBeVisible();
  await hers
    .getByRole("link", { name: w("common.createProfile") })
    .first()
    .click();
  const form = hers.locator("form#seeker");
  await expect(form.locator("[name=birthDate]")).toHaveValue("1987-03-14");
  await form.locator("[name=jobType]").selectOption("coach");
  await form.locator("[name=sport]").selectOption("handball");
  await form.locator("[name=availability]").selectOption("part_time");
  await form.locator("[name=experienceYears]").fill("8");
  await form.locator("[name=city]").fill("Cuenca");
  await form.locator("[name=country]").fill("España");
  await form.locator("[name=licences]").fill("Entrenadora nacional\nPrimeros auxilios");
  await form.locator("[name=about]").fill("Corto");
  const save = hers.getByRole("button", { name: w("jobs.profile.save"), exact: true });
  await save.click();
  await expect(hers.getByText(w("errors.seeker_about_short")).first()).toBeVisible();
  await form.locator("[name=about]").fill("Ocho temporadas con equipos juveniles de segunda división.");
  await save.click();
  await expect(hers.getByText(w("jobs.profile.state.shown"), { exact: true })).toBeVisible();
  const fitting = hers.getByRole("region", { name: w("jobs.seeker.fitting") });
  await expect(fitting.getByRole("listitem").first()).toBeVisible();
  await expect(hers.getByRole("heading", { name: w("jobs.seeker.visible") })).toBeVisible();
  expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await fitting
    .getByRole("link", { name: w("jobs.application.apply") })
    .first()
    .click();
  await hers.getByRole("button", { name: w("jobs.application.send"), exact: true }).click();
  await expect(hers.getByText(w("jobs.application.states.sent"), { exact: true })).toBeVisible();
  await ask(site.databaseUrl, answerTo(fullName));
  await hers.goto(w.path("/dashboard"));
  await hers.getByRole("link", { name: w("jobs.seeker.read"), exact: true }).click();
  await expect(hers.getByText(w("jobs.application.states.shortlisted"), { exact: true })).toBeVisible();

  await signIn(clubPage, w, "bernadette.faure@entente-garonne-lauragais.example", DEMO_PASSWORD);
  await clubPage.goto(w.path("/sport-jobs"));
  await clubPage.getByRole("link", { name: w("jobs.people.find"), exact: true }).click();
  await expect(clubPage).toHaveURL(/\/professionals/);
  await clubPage.locator("main [name=type]").selectOption("coach");
  await clubPage.locator("main [name=place]").fill("cuenca");
  await clubPage.getByRole("button", { name: w("jobs.filter.show"), exact: true }).click();
  await expect(clubPage).toHaveURL(/place=cuenca/);
  await clubPage.locator("main article h2 a").first().click();
  await expect(clubPage.getByText("Entrenadora nacional")).toBeVisible();
  await expect(clubPage.getByText(fullName)).toHaveCount(0);
  await expect(clubPage.getByText("1987")).toHaveCount(0);
  await clubPage.locator("main [name=message]").fill("Buscamos entrenadora para el equipo juvenil.");
  await clubPage.getByRole("button", { name: w("introductions.ask.send"), exact: true }).click();
  await expect(clubPage.getByRole("heading", { name: w("introductions.waiting.title") })).toBeVisible();

  await hers.goto(w.path("/dashboard"));
  await expect(hers.getByText("Buscamos entrenadora para el equipo juvenil.")).toBeVisible();
  await hers
    .getByRole("region", { name: w("dashboard.today.requests", { count: 1 }), exact: true })
    .getByRole("button", { name: w("introductions.received.accept"), exact: true })
    .click();
  await expect(hers.getByText(w("introductions.state.accepted"), { exact: true })).toBeVisible();
  await clubPage.reload();
  await expect(clubPage.getByRole("heading", { level: 1, name: fullName })).toBeVisible();
});
