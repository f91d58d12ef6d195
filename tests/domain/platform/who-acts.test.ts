import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { adminSectionsFor, redirectFor } from "@/components/trust/admin/sections";
import { signAccess } from "@/lib/accounts/provider/access-token";
import { accessCookie } from "@/lib/accounts/provider/session-cookies";
import { endSession } from "@/lib/accounts/steps/end-session";
import { rotateSigningKey } from "@/lib/accounts/steps/rotate-signing-key";
import { startSession } from "@/lib/accounts/steps/start-session";
import { retractArticle } from "@/lib/content/commands/retract-article";
import { guardianActor, listeningActor } from "@/lib/entry/session";
import { now } from "@/lib/platform/clock";
import { mustAddFactor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { exportList } from "@/lib/trust/commands/export-list";
import { aFactor } from "../../support/factories/factors";
import { aMinor, aPerson, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";
import { statementsOf } from "../../support/statements";

afterEach(() => {
  env.STAFF_SECOND_FACTOR = "required";
});

/** A visitor with an access token of a new session of this account. */
async function comer(userId: string) {
  const { sessionId } = await startSession({ userId, device: null, replaces: null });
  const access = await signAccess(await rotateSigningKey(), { userId, sessionId });
  const come = () => listeningActor(new Headers({ cookie: `${accessCookie}=${access}` }));
  return { sessionId, come, actor: await come() };
}

test("an account without a profile is a member actor with its role", async () => {
  for (const role of ["guardian", "job_seeker", "player", "recruiter", null] as const) {
    const { actor } = await comer((await aPerson(role)).userId);
    expect(actor).toMatchObject({ kind: "member", role: role ?? "user", playerId: null, recruiterId: null });
  }
});

test("an account with a profile acts as player, with an organization as its owner, with password assurance", async () => {
  const [{ user, player }, club] = [await aPlayer(), await aRecruiter()];
  const assurance = { by: "password", at: expect.any(Date) };
  expect((await comer(user.id)).actor).toMatchObject({ kind: "player", playerId: player.id, assurance });
  expect((await comer(club.user.id)).actor).toMatchObject({
    kind: "recruiter",
    recruiterId: club.recruiter.id,
    memberId: club.user.id,
    teamRole: "owner",
    assurance,
  });
});

test("a team member acts for the organization; while the owner is suspended everybody can only read", async () => {
  const club = await aRecruiter();
  const [member, reader] = [await aColleague(club), await aColleague(club, "reader")];
  const { come, actor } = await comer(member.userId);
  const recruiterPart = { kind: "recruiter", recruiterId: club.recruiter.id, memberId: member.userId };
  expect(actor).toMatchObject({ ...recruiterPart, userId: member.userId, teamRole: "member" });
  expect((await comer(reader.userId)).actor).toMatchObject({ memberId: reader.userId, teamRole: "reader" });
  await db.user.update({ where: { id: club.user.id }, data: { disabledAt: now() } });
  expect(await come()).toMatchObject({ ...recruiterPart, teamRole: "reader" });
  await db.membership.update({ where: { id: member.membership.id }, data: { leftAt: now() } });
  expect(await come()).toMatchObject({ kind: "member", role: "recruiter", recruiterId: null });
});

test("a staff actor has its current scopes", async () => {
  const { userId } = await aStaffMember("news", "events");
  await aFactor(userId);
  const { come, actor } = await comer(userId);
  expect(actor).toMatchObject({ kind: "staff", scopes: ["news", "events"] });
  await db.staffScope.deleteMany({ where: { userId, scope: "news" } });
  expect(await come()).toMatchObject({ kind: "staff", scopes: ["events"] });
  await db.userRole.delete({ where: { userId } });
  expect(await come()).toMatchObject({ kind: "member", role: "user" });
});

test("staff without a verified second factor have no scope, except where they are only asked for one", async () => {
  const { userId } = await aStaffMember("news");
  await aFactor(userId, { verifiedAt: null });
  const { come, actor } = await comer(userId);
  expect(actor).toMatchObject({ kind: "staff", scopes: [], mustAddFactor: true });
  expect(adminSectionsFor(actor)).toEqual([]);
  expect(redirectFor(actor)).toBe("/account#second-factor");
  await expect(retractArticle(actor, { id: randomUUID() })).rejects.toHaveProperty("code", "staff_factor_required");
  await expect(exportList(actor, { list: "news", format: "csv" })).rejects.toHaveProperty(
    "code",
    "staff_factor_required",
  );

  env.STAFF_SECOND_FACTOR = "asked";
  expect(await come()).toMatchObject({ kind: "staff", scopes: ["news"] });
  env.STAFF_SECOND_FACTOR = "required";
  await aFactor(userId);
  const secured = await come();
  expect(secured).toMatchObject({ kind: "staff", scopes: ["news"] });
  expect(mustAddFactor(secured)).toBe(false);
  expect(adminSectionsFor(secured).map(({ name }) => name)).toEqual(["overview", "news", "statements"]);
});

test("an ended session gives a visitor actor", async () => {
  const { sessionId, come } = await comer((await aPerson()).userId);
  await endSession(sessionId, "signed out");
  expect(await come()).toMatchObject({ kind: "visitor", userId: null, sessionId: null, assurance: null });
});

test("forty parallel requests read the session once, the next one again", async () => {
  const { sessionId, come, actor } = await comer((await aPerson()).userId);
  const statementCount = await statementsOf(come);
  const tabs = Array.from({ length: 40 }, () => actor);
  const all = async () => expect(await Promise.all(tabs.map(come))).toEqual(tabs);
  expect(await statementsOf(all)).toBe(statementCount);
  await endSession(sessionId, "signed out");
  expect(await come()).toMatchObject({ kind: "visitor" });
});

test("on a child's page a parent with an account acts as the guardian only", async () => {
  const [{ player }, parent] = [await aMinor(), await aPerson("guardian")];
  const { actor } = await comer(parent.userId);
  expect(await guardianActor(player.id, actor)).toBeNull();
  await db.guardian.update({ where: { playerId: player.id }, data: { userId: parent.userId } });
  const acting = {
    kind: "guardian",
    guardianOf: player.id,
    guardianBy: "account",
    userId: parent.userId,
    playerId: null,
  };
  expect(await guardianActor(player.id, actor)).toMatchObject(acting);
});
