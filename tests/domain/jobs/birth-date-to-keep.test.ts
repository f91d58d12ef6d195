import { afterAll, beforeAll, expect, test } from "vitest";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { changeJob } from "@/lib/jobs/commands/change-job";
import { postJob } from "@/lib/jobs/commands/post-job";
import { renewJob } from "@/lib/jobs/commands/renew-job";
import { saveSeeker } from "@/lib/jobs/commands/save-seeker";
import { offerWithApplicants } from "@/lib/jobs/queries/applicants";
import { applicationFor } from "@/lib/jobs/queries/applications";
import { jobDraft, ownOffer, ownOffers, ownWishlist } from "@/lib/jobs/queries/own";
import { askBoard, getOffer } from "@/lib/jobs/queries/public";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { reportable } from "@/lib/trust/queries/reportable";
import { aJobForm, anOffer } from "../../support/factories/offers";
import { aMinor, aPerson, aPlayer, aRecruiter, aSport } from "../../support/factories/people";
import { aSeekerForm } from "../../support/factories/seekers";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
  await aSport("handball");
});
afterAll(() => services.stop());

const nobodyKnows = () => aPerson("job_seeker", null);
const birthDateOf = async (userId: string | null) =>
  (await db.profile.findUniqueOrThrow({ where: { id: userId ?? "" } })).birthDate;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const ofSeventeen = isoDay(daysFrom(now(), -17.5 * 365));

test.each(["candidate", "vacancy"])(
  "a %s requires the date of birth of its author, who must be an adult",
  async (kind) => {
    const person = await nobodyKnows();
    for (const [birthDate, codes] of [
      [undefined, ["required"]],
      ["", ["required"]],
      ["2001-02-29", ["date_invalid"]],
      [isoDay(daysFrom(now(), 400)), ["birth_date_implausible"]],
      ["1890-05-01", ["birth_date_implausible"]],
      [ofSeventeen, ["adults_only"]],
    ] as const)
      await expect(postJob(person, aJobForm({ kind, birthDate }))).rejects.toMatchObject({
        fields: { birthDate: codes },
      });
    expect(await db.document.count({ where: { ownerId: person.userId! } })).toBe(0);
    expect(await birthDateOf(person.userId)).toBeNull();
    await postJob(person, aJobForm({ kind, birthDate: "1987-03-14" }));
    expect(await birthDateOf(person.userId)).toEqual(new Date("1987-03-14"));
  },
);

test("members of an organization give their birth date only with an offer of their own work", async () => {
  const { actor } = await aRecruiter();
  expect(await jobDraft(actor)).toMatchObject({ asksBirthDate: "candidate" });
  await postJob(actor, aJobForm({ kind: "vacancy" }));
  await expect(postJob(actor, aJobForm())).rejects.toMatchObject({ fields: { birthDate: ["required"] } });
  await postJob(actor, aJobForm({ birthDate: "1987-03-14" }));
  expect(await jobDraft(actor)).toMatchObject({ asksBirthDate: "never" });
});

test("an earlier offer is hidden from others until its author, who is asked, gives a birth date", async () => {
  const [person, { actor: club }] = [await nobodyKnows(), await aRecruiter()];
  const form = { userId: person.userId!, title: `Of before ${crypto.randomUUID()}` };
  const [{ id: jobId }, { id: vacancyId }] = [
    await anOffer(form),
    await anOffer({ ...form, kind: "vacancy", title: `${form.title} sought` }),
  ];
  const shownIds = async () => (await askBoard({ q: form.title })).offers.map(({ id }) => id).sort();
  const waiting = async () => (await ownOffers(person)).map(({ waitsForBirthDate }) => waitsForBirthDate);
  expect(await shownIds()).toEqual([]);
  expect(await getOffer(jobId)).toBeNull();
  expect(await reportable(db, club, "job", jobId)).toBeNull();
  expect(await applicationFor(club, vacancyId)).toBeNull();
  await expect(addToWishlist(club, { jobId })).rejects.toMatchObject({ code: "not_found" });
  expect(await waiting()).toEqual([true, true]);
  expect(await offerWithApplicants(person, jobId)).toMatchObject({ waitsForBirthDate: true });
  await saveSeeker(person, aSeekerForm());
  expect(await shownIds()).toEqual([jobId, vacancyId].sort());
  expect(await getOffer(jobId)).toMatchObject({ id: jobId });
  expect(await waiting()).toEqual([false, false]);
  expect(await offerWithApplicants(person, jobId)).toMatchObject({ waitsForBirthDate: false });
});

test("contact details are closed again if their owner may be a minor", async () => {
  const [{ actor: club, recruiter }, { user: minor }, adult] = [await aRecruiter(), await aMinor(), await aPerson()];
  for (const [userId, isOpen] of [
    [(await nobodyKnows()).userId!, false],
    [minor.id, false],
    [adult.userId!, true],
  ] as const) {
    const { id: jobId } = await anOffer({ userId });
    await db.wishlistItem.create({ data: { jobId, recruiterId: recruiter.id, handledAt: now() } });
    const shortlistEntry = (await ownWishlist(club)).find(({ job }) => job.id === jobId);
    expect(shortlistEntry?.contactDetails !== null).toBe(isOpen);
  }
});

test("the birth date is asked for once", async () => {
  const person = await nobodyKnows();
  expect(await jobDraft(person)).toMatchObject({ asksBirthDate: "always" });
  const { jobId } = await postJob(person, aJobForm({ birthDate: "1987-03-14" }));
  expect(await jobDraft(person)).toMatchObject({ asksBirthDate: "never" });
  expect(await ownOffer(person, jobId)).toMatchObject({ asksBirthDate: "never" });
  await postJob(person, aJobForm({ birthDate: "1999-01-01" }));
  expect(await birthDateOf(person.userId)).toEqual(new Date("1987-03-14"));
});

test("organizations and players are not asked; a minor who offers work gets no job profile", async () => {
  const [{ actor: club }, { actor: adult }, minor] = [await aRecruiter(), await aPlayer(), await aMinor()];
  for (const actor of [adult, minor.actor]) {
    expect(await jobDraft(actor)).toMatchObject({ asksBirthDate: "never" });
    await postJob(actor, aJobForm({ contactEmail: "a@test.recruit" }));
  }
  await postJob(club, aJobForm({ kind: "vacancy", contactEmail: "a@test.recruit" }));
  const seekers = await Promise.all(
    [club, adult, minor.actor].map(({ userId }) => db.jobSeeker.count({ where: { userId } })),
  );
  expect(seekers).toEqual([0, 1, 0]);
});

test("an earlier offer can be changed only with a birth date, and renewed once it is known", async () => {
  const person = await nobodyKnows();
  const { id: jobId } = await anOffer({ userId: person.userId! });
  const { identity: _identity, ...form } = aJobForm();
  expect(await ownOffer(person, jobId)).toMatchObject({ asksBirthDate: "always" });
  await expect(renewJob(person, { jobId })).rejects.toMatchObject({ code: "offer_birth_date_first" });
  await expect(changeJob(person, { ...form, jobId })).rejects.toMatchObject({ fields: { birthDate: ["required"] } });
  await expect(changeJob(person, { ...form, jobId, birthDate: ofSeventeen })).rejects.toMatchObject({
    fields: { birthDate: ["adults_only"] },
  });
  await changeJob(person, { ...form, jobId, birthDate: "1987-03-14" });
  await renewJob(person, { jobId });
  expect(await birthDateOf(person.userId)).toEqual(new Date("1987-03-14"));
});
