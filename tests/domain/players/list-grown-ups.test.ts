import { expect, test } from "vitest";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { listGrownUps } from "@/lib/players/steps/list-grown-ups";
import { aMinor, aPlayer } from "../../support/factories/people";

const statusOf = async (id: string) => (await db.player.findUniqueOrThrow({ where: { id } })).status;

test("players need a guardian under 18 only", async () => {
  const grown = await aPlayer({ age: 18, status: "awaiting_guardian" });
  const minor = await aMinor({ age: 17, status: "awaiting_guardian" });
  const unasked = await aPlayer({ age: 18, status: "awaiting_guardian", consentTerms: false });
  const hidden = await aPlayer({ age: 18, status: "hidden" });
  await listGrownUps(system());
  expect(await statusOf(grown.player.id)).toBe("listed");
  expect(await statusOf(unasked.player.id)).toBe("awaiting_player");
  expect(await statusOf(minor.player.id)).toBe("awaiting_guardian");
  expect(await statusOf(hidden.player.id)).toBe("hidden");
});
