import { expect, test } from "vitest";
import { openEsportProfile } from "@/lib/contacts/commands/open-esport-profile";
import { db } from "@/lib/platform/db/db";
import { anEsportPlayer } from "../../support/factories/esport";
import { aRecruiter } from "../../support/factories/people";

test("a visit is recorded once a day", async () => {
  const [{ player }, { actor, recruiter }] = [await anEsportPlayer(), await aRecruiter()];
  for (let i = 0; i < 3; i++) await openEsportProfile(actor, { esportPlayerId: player.id });
  const where = { recruiterId: recruiter.id, esportPlayerId: player.id, kind: "opened" } as const;
  expect(await db.esportInterest.count({ where })).toBe(1);
});

test("only recruiters' visits are recorded, and none of a hidden profile", async () => {
  const { player, actor } = await anEsportPlayer({ status: "hidden" });
  const visit = { esportPlayerId: player.id };
  await expect(openEsportProfile(actor, visit)).rejects.toMatchObject({ code: "recruiters_only" });
  await expect(openEsportProfile((await aRecruiter()).actor, visit)).rejects.toMatchObject({ code: "not_found" });
});
