import { expect, test } from "vitest";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { guardianProof } from "@/lib/players/queries/guardian";
import { guardianTokenOf } from "@/lib/players/queries/guardian-link";
import { inviteGuardian } from "@/lib/players/steps/invite-guardian";
import { aMinor } from "../../support/factories/people";
import { aGuardianNamed } from "../../support/factories/player-forms";

test("a new invitation ends the link of the earlier one, and only the hash is kept", async () => {
  const { actor, player } = await aMinor();
  const invite = async () => {
    const minor = { playerId: player.id, playerEmail: player.email };
    await db.$transaction((tx) => inviteGuardian(tx, actor, minor, aGuardianNamed()));
    return db.guardian.findUniqueOrThrow({ where: { playerId: player.id } });
  };
  const first = await invite();
  setClock(() => daysFrom(new Date(), 1));
  const second = await invite();
  setClock(null);
  expect(await guardianProof(guardianTokenOf(first), null)).toBeNull();
  const token = guardianTokenOf(second);
  expect(await guardianProof(token, null)).toEqual({ playerId: player.id, by: "mail" });
  expect(JSON.stringify(second)).not.toContain(token);
  expect(second.invitedAt > now()).toBe(true);
});
