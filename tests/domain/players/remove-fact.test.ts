import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { addFact } from "@/lib/players/commands/add-fact";
import { removeFact } from "@/lib/players/commands/remove-fact";
import { aPlayer } from "../../support/mint/factories";

test("a player can remove only their own fact", async () => {
  const ownPlayer = await aPlayer();
  const other = await aPlayer();
  const { factId } = await addFact(ownPlayer.actor, { label: "30 m", value: "3.98 s" });
  await expect(removeFact(other.actor, { factId })).rejects.toMatchObject({ code: "not_found" });
  await removeFact(ownPlayer.actor, { factId });
  expect(await db.playerFact.count({ where: { id: factId } })).toBe(0);
});
