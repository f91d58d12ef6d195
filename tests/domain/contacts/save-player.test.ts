import { expect, test } from "vitest";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("saving twice saves once, and the player's interest is recorded", async () => {
  const [{ player }, { actor, recruiter }] = [await aPlayer(), await aRecruiter({ plan: null })];
  await Promise.all([savePlayer(actor, { playerId: player.id }), savePlayer(actor, { playerId: player.id })]);
  const between = { recruiterId: recruiter.id, playerId: player.id };
  expect(await db.favorite.count({ where: between })).toBe(1);
  expect(await db.interest.count({ where: { ...between, kind: "saved" } })).toBe(1);
});

test("only recruiters can save, and only visible players", async () => {
  const [{ player }, other, { actor }] = [await aPlayer(), await aPlayer({ status: "hidden" }), await aRecruiter()];
  await expect(savePlayer((await aPlayer()).actor, { playerId: player.id })).rejects.toMatchObject({
    code: "recruiters_only",
  });
  await expect(savePlayer(actor, { playerId: other.player.id })).rejects.toMatchObject({ code: "not_found" });
});
