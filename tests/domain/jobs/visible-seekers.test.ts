import { afterEach, expect, test } from "vitest";
import { askForIntroduction } from "@/lib/contacts/commands/ask-for-introduction";
import { getSeeker } from "@/lib/contacts/queries/seeker-page";
import { listSeekers } from "@/lib/jobs/queries/seekers";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { reportThing } from "@/lib/trust/commands/report-thing";
import { reportView } from "@/lib/trust/queries/own-reports";
import { anIntroduction } from "../../support/factories/introductions";
import { aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aSeeker } from "../../support/factories/seekers";

afterEach(() => setClock(null));

const message = "We look for a coach.";
const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);
const yearsAgo = (years: number) => daysFrom(now(), -Math.round(years * 365.25 + 2));

type Club = Awaited<ReturnType<typeof aRecruiter>>["actor"];
type Seeker = Awaited<ReturnType<typeof aSeeker>>["seeker"];

/** Whether an organization finds a profile in the list, can open its page and request contact: all three or none. */
async function isShown(club: Club, { id, city }: Seeker): Promise<boolean> {
  const seekers = await listSeekers(club, { place: city ?? "" });
  const page = await getSeeker(club, id);
  const request = await askForIntroduction(club, { kind: "seeker", subjectId: id, message }).catch(({ code }) => code);
  const visibility = [seekers?.seekers.some((each) => each.id === id), page !== null, request !== "not_found"];
  expect(new Set(visibility).size).toBe(1);
  return page !== null;
}

test.each([
  ["an adult", yearsAgo(18), true],
  ["somebody of 17", yearsAgo(17), false],
  ["whoever never said when they were born", null, false],
])("%s is listed, shown and asked, or none of it; their own page stays theirs", async (_who, birthDate, expected) => {
  const [{ actor: club }, { actor, seeker }] = [await aRecruiter(), await aSeeker({ birthDate, city: "Vitré" })];
  expect(await isShown(club, seeker)).toBe(expected);
  expect(await getSeeker(actor, seeker.id)).toMatchObject({ mine: true });
  expect((await getSeeker(await aStaffMember("moderation"), seeker.id)) !== null).toBe(expected);
  const form = await reportView(club, "job_seeker", seeker.id);
  expect(form && JSON.stringify(form)).toEqual(expected ? expect.not.stringContaining(seeker.fullName) : null);
  const report = reportThing(club, { kind: "job_seeker", subjectId: seeker.id, reason: "other", words: "Odd." });
  if (!expected) await expect(report).rejects.toMatchObject({ code: "not_found" });
});

test("a town is asked for by its name in any language", async () => {
  const [{ actor: club }, { seeker }] = [await aRecruiter(), await aSeeker({ country: "ES", city: "Sevilla" })];
  for (const place of ["Sevilla", "Séville", "إشبيلية", "sevi"])
    expect([place, (await listSeekers(club, { place }))?.seekers.map(({ id }) => id)]).toEqual([place, [seeker.id]]);
  const { seeker: elsewhere } = await aSeeker({ country: "CO", city: "Sevilla" });
  expect((await listSeekers(club, { place: "Séville" }))?.seekers.map(({ id }) => id)).toEqual([seeker.id]);
  expect((await listSeekers(club, { place: "Sevilla" }))?.seekers.map(({ id }) => id)).toContain(elsewhere.id);
});

test("18 is reached once the birthday has begun everywhere, in a year without a 29 February on 1 March", async () => {
  const [{ actor: club }, { seeker }] = [await aRecruiter(), await aSeeker({ birthDate: dayOf("2008-02-29") })];
  for (const [moment, isShown] of [
    ["2026-03-01T11:59:00Z", false],
    ["2026-03-01T12:00:00Z", true],
  ] as const) {
    setClock(() => new Date(moment));
    expect((await getSeeker(club, seeker.id)) !== null).toBe(isShown);
  }
});

test("who is a player too is as old as the player's profile says", async () => {
  const { actor: club } = await aRecruiter();
  for (const [age, birthDate, expected] of [
    [16, yearsAgo(30), false],
    [20, null, true],
  ] as const) {
    const { seeker } = await aSeeker({ birthDate, city: "Quimper" });
    const { player } = await aPlayer({ age });
    await db.player.update({ where: { id: player.id }, data: { userId: seeker.userId ?? "" } });
    expect(await isShown(club, seeker)).toBe(expected);
  }
});

test.each(["guardian", "recruiter"] as const)("who became a %s is listed no more", async (role) => {
  const [{ actor: club }, { seeker }] = [await aRecruiter(), await aSeeker({ city: "Fougères" })];
  expect(await isShown(club, seeker)).toBe(true);
  const other = await aRecruiter();
  await db.userRole.update({ where: { userId: seeker.userId! }, data: { role } });
  expect(await isShown(other.actor, seeker)).toBe(false);
});

test("a name that was open is closed for whoever might be a minor", async () => {
  const { actor: club, recruiter } = await aRecruiter();
  const { seeker } = await aSeeker({ birthDate: null });
  await anIntroduction({ kind: "seeker", status: "accepted", recruiterId: recruiter.id, userId: seeker.userId ?? "" });
  expect(await getSeeker(club, seeker.id)).toBeNull();
});

test("nobody reads the date of birth, not even after the yes", async () => {
  const { actor: club, recruiter } = await aRecruiter();
  const { seeker } = await aSeeker({ birthDate: dayOf("1987-03-14"), city: "Josselin" });
  const read = async () =>
    JSON.stringify([await listSeekers(club, { place: "Josselin" }), await getSeeker(club, seeker.id)]);
  expect(await read()).not.toContain("1987-");
  await anIntroduction({ kind: "seeker", status: "accepted", recruiterId: recruiter.id, userId: seeker.userId ?? "" });
  expect(await read()).toContain(seeker.fullName);
  expect(await read()).not.toContain("1987-");
});
