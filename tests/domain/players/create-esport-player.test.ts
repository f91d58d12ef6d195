import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { editProfileInput } from "@/lib/players/schema/esport-profile";
import { createEsportPlayer } from "@/lib/players/steps/create-esport-player";
import { anEsportForm } from "../../support/factories/esport";
import { aPerson } from "../../support/factories/people";

test("the profile has a unique handle, and the consent to the terms is recorded", async () => {
  const profiles = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const person = await aPerson("esport_player");
      const input = editProfileInput.parse(anEsportForm());
      return db.$transaction((tx) => createEsportPlayer(tx, person, person.userId, input));
    }),
  );
  const ids = profiles.map(({ esportPlayerId }) => esportPlayerId);
  const rows = await db.esportPlayer.findMany({ where: { id: { in: ids } }, select: { handle: true, userId: true } });
  expect(new Set(rows.map(({ handle }) => handle)).size).toBe(6);
  const consents = await db.consent.findMany({ where: { userId: { in: rows.flatMap(({ userId }) => userId ?? []) } } });
  expect(consents.map(({ kind }) => kind)).toEqual(Array(6).fill("terms"));
});
