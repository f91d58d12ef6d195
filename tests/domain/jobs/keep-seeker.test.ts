import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "@/lib/accounts/commands/sign-up";
import { runDueHandlers } from "@/lib/entry/handlers";
import { postJob } from "@/lib/jobs/commands/post-job";
import { ownBirthDate } from "@/lib/jobs/queries/birth-date";
import { seeksWork } from "@/lib/jobs/queries/own";
import { now } from "@/lib/platform/clock";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { platformFigures } from "@/lib/trust/queries/overview";
import { aJobForm } from "../../support/factories/offers";
import { anAdmin, aPerson, aRecruiter, aSport } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
  await aSport("handball");
});
afterAll(() => services.stop());

test("signing up as working in sport creates a job profile; the first offer adds the place", async () => {
  const form = {
    fullName: "Hamid Alaoui",
    email: `${randomUUID()}@test.recruit`,
    password: "tackle",
    role: "job_seeker",
    birthDate: "1987-03-14",
  };
  const { userId } = await signUp(visitor("ar"), form);
  await runDueHandlers();
  const seeker = () => db.jobSeeker.findUnique({ where: { userId } });
  expect(await seeker()).toMatchObject({ fullName: "Hamid Alaoui", country: null });
  const coach = createActor({ kind: "member", role: "job_seeker", userId });
  await postJob(coach, aJobForm({ locationCountry: "MA" }));
  expect(await seeker()).toMatchObject({ country: "MA" });
  expect(await ownBirthDate(coach)).toBe("1987-03-14");
});

test("offering services creates a job profile too; a vacancy or an offer for a club does not", async () => {
  const [plain, vacant, { actor: club }] = [await aPerson(), await aPerson(), await aRecruiter()];
  await postJob(plain, aJobForm());
  await postJob(vacant, aJobForm({ kind: "vacancy" }));
  await postJob(club, aJobForm({ birthDate: "1987-03-14" }));
  expect(await Promise.all([plain, vacant, club].map(seeksWork))).toEqual([true, false, false]);
});

test("the overview counts job profiles without those of closed accounts", async () => {
  const [admin, person] = [await anAdmin(), await aPerson()];
  await postJob(person, aJobForm());
  const seekerCount = async () => (await platformFigures(admin))?.jobSeekers ?? 0;
  const before = await seekerCount();
  await db.user.update({ where: { id: person.userId! }, data: { disabledAt: now() } });
  expect(await seekerCount()).toBe(before - 1);
});
