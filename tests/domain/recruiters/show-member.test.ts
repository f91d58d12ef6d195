import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { leaveOrganization } from "@/lib/recruiters/commands/leave-organization";
import { showMember } from "@/lib/recruiters/commands/show-member";
import { shownStaff } from "@/lib/recruiters/queries/public";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";
import { outdatedBy } from "../../support/freshness";

const called = (id: string, fullName: string) =>
  db.profile.upsert({ where: { id }, create: { id, fullName }, update: { fullName } });
const staffOf = async (id: string) => (await shownStaff(id)).map(({ name, teamRole }) => [name, teamRole]);

test("members appear on the public page with name and role only by their choice, until they change it or leave", async () => {
  const club = await aRecruiter();
  const [member, reader, silent] = [
    await aColleague(club),
    await aColleague(club, "reader"),
    await aColleague(club),
  ] as const;
  await called(club.user.id, "Ada Owner");
  await called(member.userId, "Bo Member");
  await called(reader.userId, "Cy Reader");
  await called(silent.userId, "Di Silent");
  expect(await shownStaff(club.recruiter.id)).toEqual([]);
  for (const { actor } of [reader, member, club]) {
    const tags = await outdatedBy(() => showMember(actor, { shown: "on" }));
    expect([...tags]).toContain(`recruiters:${club.recruiter.id}`);
  }
  expect(await staffOf(club.recruiter.id)).toEqual([
    ["Ada Owner", "owner"],
    ["Bo Member", "member"],
    ["Cy Reader", "reader"],
  ]);
  expect(Object.keys((await shownStaff(club.recruiter.id))[0]!)).toEqual(["id", "teamRole", "name"]);
  await showMember(club.actor, {});
  await leaveOrganization(member.actor, {});
  expect(await staffOf(club.recruiter.id)).toEqual([["Cy Reader", "reader"]]);
});

test("members without a name, with a suspended account, or of an organization without a page do not appear", async () => {
  const [club, hidden] = [await aRecruiter(), await aRecruiter({ takenDownAt: now() })];
  const [nameless, stopped] = [await aColleague(club), await aColleague(club)];
  await db.profile.deleteMany({ where: { id: nameless.userId } });
  await called(stopped.userId, "Eve Stopped");
  await called(hidden.user.id, "Flo Hidden");
  for (const { actor } of [nameless, stopped, hidden]) await showMember(actor, { shown: "on" });
  await db.user.update({ where: { id: stopped.userId }, data: { disabledAt: now() } });
  for (const { recruiter } of [club, hidden]) expect(await shownStaff(recruiter.id)).toEqual([]);
});

test("a user without an organization cannot appear", async () => {
  const { actor } = await aPlayer();
  await expect(showMember(actor, { shown: "on" })).rejects.toMatchObject({ code: "recruiters_only" });
});
