import { expect, test } from "vitest";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { gradeFact } from "@/lib/players/steps/grade-fact";
import { aFact } from "../../support/mint/confirmations";
import { aPlayer } from "../../support/mint/factories";

test("a fact is given the grade of who stands behind it", async () => {
  const { player } = await aPlayer();
  const { id } = await aFact(player.id);
  await transaction((tx) => gradeFact(tx, id, "federation"));
  expect((await db.playerFact.findUniqueOrThrow({ where: { id } })).grade).toBe("federation");
});
