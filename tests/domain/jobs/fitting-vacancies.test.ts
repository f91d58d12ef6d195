import { expect, test } from "vitest";
import { withdrawApplication } from "@/lib/jobs/commands/withdraw-application";
import { fittingVacancies } from "@/lib/jobs/queries/fitting-vacancies";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aPerson, aRecruiter, aSport } from "../../support/factories/people";
import { aSeeker } from "../../support/factories/seekers";

/** An occupation that only this file posts vacancies for, so that others' do not count. */
const jobType = "sports_manager";
const aVacancy = async (over: Parameters<typeof anOffer>[0] = {}) =>
  (await anOffer({ kind: "vacancy", jobType, ...over })).id;

test("a professional sees five open vacancies of their work that share their sport or country, newest first", async () => {
  await aSport("judo");
  const { actor } = await aSeeker({ jobType, sportSlug: "judo", country: "MA" });
  const inSport = await aVacancy({ sportSlug: "judo", createdAt: daysFrom(now(), -3) });
  const inCountry = await aVacancy({ locationCountry: "MA", createdAt: daysFrom(now(), -2) });
  await aVacancy();
  await aVacancy({ sportSlug: "judo", jobType: "coach" });
  await aVacancy({ sportSlug: "judo", status: "closed" });
  await anOffer({ sportSlug: "judo", jobType, kind: "candidate" });
  await aVacancy({ sportSlug: "judo", userId: actor.userId ?? "" });
  const ids = async () => (await fittingVacancies(actor)).vacancies.map(({ id }) => id);
  expect(await fittingVacancies(actor)).toMatchObject({ fit: true, vacancies: [{ id: inCountry }, { id: inSport }] });

  const application = await anApplication({ jobId: inCountry, userId: actor.userId ?? "" });
  expect(await ids()).toEqual([inSport]);
  await withdrawApplication(actor, { applicationId: application.id });
  expect(await ids()).toEqual([inCountry, inSport]);

  for (const _ of Array(5)) await aVacancy({ sportSlug: "judo" });
  expect(await ids()).toHaveLength(5);
  expect(await ids()).not.toContain(inSport);
});

test("a vacancy names its organization once that is verified, and holds no contact details", async () => {
  const [{ actor }, club] = [await aSeeker({ jobType, sportSlug: "handball", country: "NO" }), await aRecruiter()];
  const id = await aVacancy({ recruiterId: club.actor.recruiterId, userId: club.user.id, locationCountry: "NO" });
  const read = async () => (await fittingVacancies(actor)).vacancies.find((vacancy) => vacancy.id === id);
  const { organizationName } = await db.recruiter.findUniqueOrThrow({ where: { id: club.actor.recruiterId ?? "" } });
  expect(await read()).toMatchObject({ organization: organizationName });
  await db.recruiter.update({ where: { id: club.actor.recruiterId ?? "" }, data: { status: "pending" } });
  expect(await read()).toMatchObject({ organization: null });
  expect(JSON.stringify(await read())).not.toContain("private");
});

test("the latest own listing says what fits until there is a profile", async () => {
  const coach = await aPerson("job_seeker");
  await aSport("judo");
  await anOffer({ userId: coach.userId ?? "", jobType, sportSlug: "judo", locationCountry: "SE" });
  const id = await aVacancy({ locationCountry: "SE", createdAt: now() });
  const { fit, vacancies } = await fittingVacancies(coach);
  expect(fit).toBe(true);
  expect(vacancies[0]?.id).toBe(id);
});

test("where nothing fits the newest vacancies of any work are listed, and nothing for a visitor", async () => {
  const newest = await anOffer({ kind: "vacancy", createdAt: now() });
  expect(await fittingVacancies(await aPerson("job_seeker"))).toMatchObject({ fit: false });
  const { vacancies } = await fittingVacancies(await aPerson("job_seeker"));
  expect(vacancies.map(({ id }) => id)).toContain(newest.id);
  expect(await fittingVacancies(visitor())).toEqual({ fit: false, vacancies: [] });
});
