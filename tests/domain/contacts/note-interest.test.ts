import { expect, test } from "vitest";
import { noteInterest } from "@/lib/contacts/steps/note-interest";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("the same step on the same day is one row, another step another row", async () => {
  const [{ player }, { recruiter }] = [await aPlayer(), await aRecruiter()];
  const between = { recruiterId: recruiter.id, playerId: player.id };
  for (const kind of ["opened", "opened", "saved"] as const) await noteInterest(db, { ...between, kind });
  expect(await db.interest.count({ where: between })).toBe(2);
});

test("several steps at once, one of them already recorded", async () => {
  const [{ recruiter }, firstPlayer, other] = [await aRecruiter(), await aPlayer(), await aPlayer()];
  const opened = ({ player }: typeof firstPlayer) => ({
    recruiterId: recruiter.id,
    playerId: player.id,
    kind: "opened" as const,
  });
  await noteInterest(db, opened(firstPlayer));
  await noteInterest(db, opened(firstPlayer), opened(other));
  expect(await db.interest.count({ where: { recruiterId: recruiter.id } })).toBe(2);
});
