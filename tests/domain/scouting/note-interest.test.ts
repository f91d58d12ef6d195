import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { noteInterest } from "@/lib/scouting/steps/note-interest";
import { aPlayer, aRecruiter } from "../../support/mint/factories";

test("the same step on the same day is one row, another step is another", async () => {
  const [{ player }, { recruiter }] = [await aPlayer(), await aRecruiter()];
  const between = { recruiterId: recruiter.id, playerId: player.id };
  for (const kind of ["opened", "opened", "saved"] as const) await noteInterest(db, { ...between, kind });
  expect(await db.interest.count({ where: between })).toBe(2);
});
