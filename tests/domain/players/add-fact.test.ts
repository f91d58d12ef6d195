import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { addFact } from "@/lib/players/commands/add-fact";
import { MAX_FACTS } from "@/lib/players/schema/career";
import { aPlayer, aRecruiter } from "../../support/mint/factories";

test("a player adds an unconfirmed fact", async () => {
  const { actor, player } = await aPlayer();
  await addFact(actor, { label: "30 m", value: "3.98 s", happenedOn: "2024-05-01", grade: "federation" });
  expect(await db.playerFact.findMany({ where: { playerId: player.id } })).toMatchObject([
    { grade: "self", value: "3.98 s" },
  ]);
});

test("refuses a future date, too many facts and non-players", async () => {
  const { actor, player } = await aPlayer();
  const fact = { label: "30 m", value: "3.98 s" };
  const tomorrow = daysFrom(now(), 1).toISOString().slice(0, 10);
  await expect(addFact(actor, { ...fact, happenedOn: tomorrow })).rejects.toHaveProperty("fields.happenedOn");
  await expect(addFact((await aRecruiter()).actor, fact)).rejects.toMatchObject({ code: "players_only" });
  await db.playerFact.createMany({ data: Array.from({ length: MAX_FACTS }, () => ({ ...fact, playerId: player.id })) });
  await expect(addFact(actor, fact)).rejects.toMatchObject({ code: "too_many_facts" });
});
