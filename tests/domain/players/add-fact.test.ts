import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { addFact } from "@/lib/players/commands/add-fact";
import { factsOf } from "@/lib/players/queries/own-words";
import { MAX_FACTS } from "@/lib/players/schema/career";
import { aFact } from "../../support/factories/confirmations";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a player adds an unconfirmed fact", async () => {
  const { actor, player } = await aPlayer();
  await addFact(actor, { label: "30 m", value: "3.98 s", happenedOn: "2024-05-01", grade: "federation" });
  expect(await factsOf(player.id)).toMatchObject([{ grade: "self", value: "3.98 s", on: new Date("2024-05-01") }]);
});

test("a fact without a day has none, and those with a day come first", async () => {
  const { actor, player } = await aPlayer();
  await addFact(actor, { label: "Caps", value: "3" });
  await addFact(actor, { label: "30 m", value: "3.98 s", happenedOn: "2024-05-01" });
  expect((await factsOf(player.id)).map(({ label, on }) => [label, on])).toEqual([
    ["30 m", new Date("2024-05-01")],
    ["Caps", null],
  ]);
});

test("refuses a future date, too many facts and non-players", async () => {
  const { actor, player } = await aPlayer();
  const fact = { label: "30 m", value: "3.98 s" };
  const tomorrow = daysFrom(now(), 1).toISOString().slice(0, 10);
  await expect(addFact(actor, { ...fact, happenedOn: tomorrow })).rejects.toHaveProperty("fields.happenedOn");
  await expect(addFact((await aRecruiter()).actor, fact)).rejects.toMatchObject({ code: "players_only" });
  await Promise.all(Array.from({ length: MAX_FACTS }, () => aFact(player.id)));
  await expect(addFact(actor, fact)).rejects.toMatchObject({ code: "too_many_facts" });
});
