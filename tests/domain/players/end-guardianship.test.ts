import { afterEach, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { endGuardianship } from "@/lib/players/steps/end-guardianship";
import { beforeBirthday } from "../../support/factories/coming-of-age";

afterEach(() => setClock(null));

test("on the 18th birthday the player takes over: both are notified, and the player's own consent to pictures counts", async () => {
  const { player, stand, both } = await beforeBirthday(1);
  await endGuardianship(system());
  expect(await both()).toEqual([0, 0]);
  stand(0);
  await endGuardianship(system());
  await endGuardianship(system());
  expect(await both()).toEqual([1, 1]);
  const guardian = await db.guardian.findUniqueOrThrow({ where: { playerId: player.id } });
  expect(guardian.endedAt).not.toBeNull();
  expect(await db.player.findUniqueOrThrow({ where: { id: player.id } })).toMatchObject({ consentImageRights: false });
});
