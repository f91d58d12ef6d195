import { expect, test } from "vitest";
import { getSeeker } from "@/lib/contacts/queries/seeker-page";
import { saveSeeker } from "@/lib/jobs/commands/save-seeker";
import { applicationFor } from "@/lib/jobs/queries/applications";
import { ownBirthDate } from "@/lib/jobs/queries/birth-date";
import { listSeekers, ownSeeker } from "@/lib/jobs/queries/seekers";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aPerson, aPlayer, aRecruiter, aSport } from "../../support/factories/people";
import { aSeeker, aSeekerForm } from "../../support/factories/seekers";

const read = (id: string) => db.jobSeeker.findUniqueOrThrow({ where: { id } });

test("somebody who works in sport saves a profile, which organizations find without a name", async () => {
  await aSport("handball");
  const coach = await aPerson("job_seeker");
  const { seekerId } = await saveSeeker(coach, aSeekerForm({ city: "Vannes" }));
  expect(await read(seekerId)).toMatchObject({
    userId: coach.userId,
    status: "shown",
    licences: ["Coach, level 3", "First aid"],
    languages: ["fr", "ar"],
    country: "FR",
  });
  const { actor } = await aRecruiter({ plan: null });
  const seekers = await listSeekers(actor, { type: "coach", place: "vannes" });
  expect(seekers?.seekers.map(({ id }) => id)).toEqual([seekerId]);
  const { fullName } = await read(seekerId);
  expect(JSON.stringify(await getSeeker(actor, seekerId))).not.toContain(fullName);
  const vacancy = await anOffer({ kind: "vacancy" });
  expect(await applicationFor(coach, vacancy.id)).toMatchObject({ words: expect.stringContaining("Eight seasons") });
});

test("a profile that is not public is visible to its owner only", async () => {
  const { actor, seeker } = await aSeeker();
  await saveSeeker(actor, aSeekerForm({ shown: undefined }));
  expect((await read(seeker.id)).status).toBe("hidden");
  expect(await getSeeker((await aRecruiter()).actor, seeker.id)).toBeNull();
  expect(await getSeeker(actor, seeker.id)).toMatchObject({ mine: true });
});

test("only organizations can read these profiles", async () => {
  const { seeker } = await aSeeker();
  for (const actor of [await aPerson("job_seeker"), (await aPlayer()).actor]) {
    expect(await listSeekers(actor, {})).toBeNull();
    expect(await getSeeker(actor, seeker.id)).toBeNull();
  }
});

test("a profile that was taken down is shown again once it is changed", async () => {
  const { actor, seeker } = await aSeeker();
  await saveSeeker(actor, aSeekerForm());
  await db.jobSeeker.update({ where: { id: seeker.id }, data: { status: "taken_down" } });
  await expect(saveSeeker(actor, aSeekerForm())).rejects.toMatchObject({ code: "profile_taken_down" });
  await saveSeeker(actor, aSeekerForm({ about: "Nine seasons with youth teams, and no phone number." }));
  expect((await read(seeker.id)).status).toBe("shown");
});

test("players, organizations and e-sport players cannot create a job profile", async () => {
  const gamer = createActor({ kind: "member", role: "esport_player", userId: (await aPerson()).userId });
  for (const actor of [(await aPlayer()).actor, (await aRecruiter()).actor, gamer])
    await expect(saveSeeker(actor, aSeekerForm())).rejects.toMatchObject({ code: "seekers_only" });
});

test("missing answers are reported beside their fields", async () => {
  const { actor } = await aSeeker();
  const form = aSeekerForm({ about: "Short.", jobType: "", languages: [] });
  await expect(saveSeeker(actor, form)).rejects.toMatchObject({
    fields: { about: ["seeker_about_short"], jobType: ["job_type_required"], languages: ["languages_required"] },
  });
});

test("the date of birth must be an adult's, is shown in the form and can be changed", async () => {
  const coach = await aPerson("job_seeker", null);
  for (const [birthDate, code] of [
    ["", "required"],
    ["2001-02-29", "date_invalid"],
    ["2100-01-01", "birth_date_implausible"],
    ["1890-05-01", "birth_date_implausible"],
    [
      daysFrom(now(), -17.5 * 365)
        .toISOString()
        .slice(0, 10),
      "adults_only",
    ],
  ] as const)
    await expect(saveSeeker(coach, aSeekerForm({ birthDate }))).rejects.toMatchObject({
      fields: { birthDate: [code] },
    });
  expect(await ownSeeker(coach)).toBeNull();
  for (const birthDate of ["1987-03-14", "1987-04-13"]) {
    await saveSeeker(coach, aSeekerForm({ birthDate }));
    expect(await ownBirthDate(coach)).toBe(birthDate);
  }
});
