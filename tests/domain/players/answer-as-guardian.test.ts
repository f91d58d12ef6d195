import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { guardianView } from "@/lib/players/queries/guardian";
import { guardianTokenHash, guardianTokenOf } from "@/lib/players/queries/guardian-link";
import { aMinor } from "../../support/mint/factories";

async function anInvitation(age = 16) {
  const { player } = await aMinor({ age, status: "awaiting_guardian" });
  const invitation = { playerId: player.id, invitedAt: now() };
  const token = guardianTokenOf(invitation);
  await db.guardian.update({
    where: { playerId: player.id },
    data: {
      status: "invited",
      confirmedAt: null,
      invitedAt: invitation.invitedAt,
      tokenHash: guardianTokenHash(token),
    },
  });
  const statusNow = async () => (await db.player.findUniqueOrThrow({ where: { id: player.id } })).status;
  return { player, token, statusNow };
}

test("a yes lists the minor, a later no takes them off; both are on record", async () => {
  const { player, token, statusNow } = await anInvitation();
  await answerAsGuardian(visitor(), { token, answer: "yes", authority: "on" });
  expect(await statusNow()).toBe("listed");
  await answerAsGuardian(visitor(), { token, answer: "no" });
  expect(await statusNow()).toBe("awaiting_guardian");
  const said = await db.consent.findMany({ where: { userId: player.userId }, orderBy: { createdAt: "asc" } });
  expect(said).toMatchObject([
    { kind: "guardian", given: true, givenBy: "guardian" },
    { kind: "guardian", given: false, givenBy: "guardian" },
  ]);
});

test("the same answer twice is one answer", async () => {
  const { player, token } = await anInvitation();
  const yes = { token, answer: "yes", authority: "on" };
  await Promise.all([answerAsGuardian(visitor(), yes), answerAsGuardian(visitor(), yes)]);
  expect(await db.consent.count({ where: { userId: player.userId } })).toBe(1);
});

test("a yes says who says it; a wrong link opens nothing", async () => {
  const { token, statusNow } = await anInvitation();
  await expect(answerAsGuardian(visitor(), { token, answer: "yes" })).rejects.toHaveProperty("fields.authority");
  const other = guardianTokenOf({ playerId: "someone else", invitedAt: daysFrom(now(), -1) });
  const wrong = answerAsGuardian(visitor(), { token: other, answer: "yes", authority: "on" });
  await expect(wrong).rejects.toMatchObject({ code: "guardian_link_invalid" });
  expect(await guardianView(other)).toBeNull();
  expect(await guardianView("x")).toBeNull();
  expect(await statusNow()).toBe("awaiting_guardian");
});

test("the link shows the player to the guardian, and ends at 18", async () => {
  const { player, token } = await anInvitation(14);
  expect(await guardianView(token)).toMatchObject({
    minor: true,
    coversAccount: true,
    player: { fullName: player.fullName },
  });
  await db.player.update({ where: { id: player.id }, data: { birthDate: daysFrom(now(), -19 * 366) } });
  await expect(answerAsGuardian(visitor(), { token, answer: "no" })).rejects.toMatchObject({
    code: "guardian_not_needed",
  });
});
