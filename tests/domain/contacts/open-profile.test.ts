import { expect, test } from "vitest";
import { openProfile } from "@/lib/contacts/commands/open-profile";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a visit is recorded once a day", async () => {
  const [{ player }, { actor, recruiter }] = [await aPlayer(), await aRecruiter()];
  for (let i = 0; i < 3; i++) await openProfile(actor, { playerId: player.id });
  expect(await db.interest.count({ where: { recruiterId: recruiter.id, playerId: player.id, kind: "opened" } })).toBe(
    1,
  );
});

test("only recruiters' visits are recorded", async () => {
  const { player, actor } = await aPlayer();
  await expect(openProfile(actor, { playerId: player.id })).rejects.toMatchObject({ code: "recruiters_only" });
});
