import { afterEach, expect, test } from "vitest";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { changeGuardians } from "@/lib/players/steps/change-guardians";
import { aMinor, aWaitingMinor } from "../../support/factories/people";

afterEach(() => setClock(null));

test("a due change is made once, in the language of its requester; a guardian who has answered stays", async () => {
  const [waiting, confirmed] = [await aWaitingMinor(), await aMinor()];
  const change = { newName: "Omar Diallo", newLocale: "fr", changeDueAt: daysFrom(now(), 1) };
  for (const { player } of [waiting, confirmed])
    await db.guardian.update({
      where: { playerId: player.id },
      data: { ...change, newEmail: `${player.id}@new.test` },
    });
  setClock(() => daysFrom(new Date(), 1.01));
  expect([await changeGuardians(system()), await changeGuardians(system())]).toEqual([1, 0]);
  const guardian = (playerId: string) => db.guardian.findUniqueOrThrow({ where: { playerId } });
  const changed = { email: `${waiting.player.id}@new.test`, fullName: "Omar Diallo", locale: "fr", changeDueAt: null };
  expect(await guardian(waiting.player.id)).toMatchObject(changed);
  expect(await guardian(confirmed.player.id)).toMatchObject({ email: confirmed.guardian.email, status: "confirmed" });
});
