import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { withdrawClaim } from "@/lib/players/commands/withdraw-claim";
import { settleStatus } from "@/lib/players/steps/settle-status";
import { restorePlayer, takeDownPlayer } from "@/lib/players/steps/take-down-player";
import { aFact } from "../../support/factories/confirmations";
import { aMinor, aPlayer } from "../../support/factories/people";
import { aProfileForm } from "../../support/factories/player-forms";

const takeDown = (id: string) => db.$transaction((tx) => takeDownPlayer(tx, id));
const statusOf = async (id: string) => (await db.player.findUniqueOrThrow({ where: { id } })).status;

test("a taken-down profile stays down when saved unchanged, and is shown again once something changes", async () => {
  const { actor, player } = await aPlayer();
  await editProfile(actor, aProfileForm());
  await takeDown(player.id);
  await editProfile(actor, aProfileForm());
  expect(await statusOf(player.id)).toBe("taken_down");
  await editProfile(actor, aProfileForm({ achievements: "Something decent" }));
  expect(await statusOf(player.id)).toBe("listed");
});

test("a removed statement counts as a change", async () => {
  const { actor, player } = await aPlayer();
  const fact = await aFact(player.id, { label: "Call me", text: "06 12 34 56 78" });
  await takeDown(player.id);
  await withdrawClaim(actor, { claimId: fact.id });
  expect(await statusOf(player.id)).toBe("listed");
});

test("a restored minor is shown as far as the guardian has consented; a hidden profile stays hidden", async () => {
  const [minor, hidden] = [await aMinor(), await aPlayer({ status: "hidden" })];
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { status: "declined" } });
  for (const { player } of [minor, hidden]) {
    await takeDown(player.id);
    await db.$transaction((tx) => restorePlayer(tx, player.id));
  }
  expect([await statusOf(minor.player.id), await statusOf(hidden.player.id)]).toEqual(["awaiting_guardian", "hidden"]);
});

test("a consent given in the meantime does not show it", async () => {
  const { player } = await aMinor();
  await takeDown(player.id);
  await db.$transaction((tx) => settleStatus(tx, player.id));
  expect(await statusOf(player.id)).toBe("taken_down");
});
