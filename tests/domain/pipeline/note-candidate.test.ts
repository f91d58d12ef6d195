import { expect, test } from "vitest";
import { noteCandidate } from "@/lib/pipeline/steps/note-candidate";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";

const noted = (playerId: string) => db.matchCandidate.findMany({ where: { playerId } });
const note = (playerId: string) => db.$transaction((tx) => noteCandidate(tx, playerId));

test("a candidate is stored once; another change renews its mark; deleted players are not stored", async () => {
  const { player } = await aPlayer();
  await note(player.id);
  const [first] = await noted(player.id);
  await note(player.id);
  const [second, ...more] = await noted(player.id);
  expect(more).toEqual([]);
  expect(second?.mark).not.toBe(first?.mark);
  const deletedId = crypto.randomUUID();
  await note(deletedId);
  expect(await noted(deletedId)).toEqual([]);
});
