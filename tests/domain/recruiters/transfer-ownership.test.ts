import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts/commands/delete-account";
import { hashPassword } from "@/lib/accounts/provider/password";
import { db } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import { leaveOrganization } from "@/lib/recruiters/commands/leave-organization";
import { removeMember } from "@/lib/recruiters/commands/remove-member";
import { transferOwnership } from "@/lib/recruiters/commands/transfer-ownership";
import { password } from "../../support/factories/accounts";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { aColleague, rolesOf } from "../../support/factories/team";
import { aCase } from "../../support/factories/verification";

test("ownership moves to a member, the former owner stays as member, and the contact address changes", async () => {
  const club = await aRecruiter();
  const { userId } = await aColleague(club, "reader");
  await transferOwnership(club.actor, { userId });
  expect(await rolesOf(club)).toEqual({ [club.user.id]: "member", [userId]: "owner" });
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(await db.recruiter.findUnique({ where: { id: club.recruiter.id } })).toMatchObject({ userId, email });
});

test("documents and blocks are transferred: players who blocked the organization stay protected under the new owner", async () => {
  const [club, player] = [await aRecruiter(), await aPlayer()];
  const member = await aColleague(club);
  await db.block.create({ data: { blockerId: player.user.id, blockedId: club.user.id } });
  const seesPlayer = async () => (await visibleAmong(member.actor, [player.player.id])).has(player.player.id);
  expect(await seesPlayer()).toBe(false);
  const { id } = await aCase(club.user.id, "organization_proof");
  await transferOwnership(club.actor, { userId: member.userId });
  expect(await seesPlayer()).toBe(false);
  expect(await db.block.findFirst({ where: { blockerId: player.user.id } })).toMatchObject({
    blockedId: member.userId,
  });
  expect(await db.kycDocument.findUnique({ where: { id } })).toMatchObject({ userId: member.userId });
});

test("the former owner's identity document is not transferred: a pending one is deleted, a decided one stays without details", async () => {
  const club = await aRecruiter();
  const { userId } = await aColleague(club);
  const waiting = await aCase(club.user.id, "identity");
  const decided = await aCase(club.user.id, "identity", {
    verificationStatus: "rejected",
    reason: "Name of the mother.",
  });
  const proof = await aCase(club.user.id, "organization_proof", { verificationStatus: "rejected", reason: "Expired." });
  await transferOwnership(club.actor, { userId });
  const cases = await db.kycDocument.findMany({ where: { userId }, select: { id: true, reason: true } });
  expect(new Map(cases.map(({ id, reason }) => [id, reason]))).toEqual(
    new Map([
      [decided.id, ""],
      [proof.id, "Expired."],
    ]),
  );
  expect(await db.kycDocument.count({ where: { id: waiting.id } })).toBe(0);
  const file = await db.document.findUniqueOrThrow({ where: { id: waiting.documentId ?? "" } });
  expect(file.ownerId).toBe(club.user.id);
  expect(file.deleteAt && file.deleteAt.getTime() <= Date.now() + 1000).toBe(true);
});

test("two parallel transfers leave one owner, and the second is refused", async () => {
  const club = await aRecruiter();
  const [firstMember, other] = [await aColleague(club), await aColleague(club)];
  const done = await Promise.allSettled(
    [firstMember, other].map(({ userId }) => transferOwnership(club.actor, { userId })),
  );
  const codes = done.flatMap((each) => (each.status === "rejected" ? each.reason.code : []));
  expect(codes).toEqual(["organization_owner_only"]);
  const owners = Object.values(await rolesOf(club)).filter((teamRole) => teamRole === "owner");
  expect(owners).toHaveLength(1);
});

test("a transfer parallel to removal or leaving never leaves an organization without an owner", async () => {
  for (const away of [removeMember, leaveOrganization] as const) {
    const club = await aRecruiter();
    const member = await aColleague(club);
    const actor = away === removeMember ? club.actor : member.actor;
    const [transferred] = await Promise.allSettled([
      transferOwnership(club.actor, { userId: member.userId }),
      away(actor, { userId: member.userId }),
    ]);
    const roles = await rolesOf(club);
    const owner = transferred.status === "fulfilled" ? member.userId : club.user.id;
    expect(Object.entries(roles).filter(([, teamRole]) => teamRole === "owner")).toEqual([[owner, "owner"]]);
  }
});

test("the database enforces one owner", async () => {
  const club = await aRecruiter();
  const { userId, membership } = await aColleague(club);
  await expect(db.membership.update({ where: { id: membership.id }, data: { teamRole: "owner" } })).rejects.toThrow();
  await expect(
    db.membership.updateMany({ where: { userId: club.user.id }, data: { teamRole: "reader" } }),
  ).rejects.toThrow();
  expect(await rolesOf(club)).toEqual({ [club.user.id]: "owner", [userId]: "member" });
});

test("an owner with members must transfer ownership before closing the account", async () => {
  const club = await aRecruiter({ plan: null });
  await db.user.update({ where: { id: club.user.id }, data: { passwordHash: await hashPassword(password) } });
  const { userId } = await aColleague(club);
  const close = () => deleteAccount(club.actor, { currentPassword: password });
  await expect(close()).rejects.toMatchObject({ code: "hand_over_before_leaving" });
  await transferOwnership(club.actor, { userId });
  await close();
});

test("ownership cannot be transferred to members of another organization or to oneself", async () => {
  const [club, other] = [await aRecruiter(), await aRecruiter()];
  const outsider = await aColleague(other);
  await expect(transferOwnership(club.actor, { userId: outsider.userId })).rejects.toMatchObject({ code: "not_found" });
  await expect(transferOwnership(club.actor, { userId: club.user.id })).rejects.toMatchObject({
    code: "owner_already",
  });
});
