import { expect, test } from "vitest";
import { meets } from "@/lib/pipeline/schema/meets";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import { criteriaWords } from "@/lib/search/queries/criteria-words";
import { findPlayers } from "@/lib/search/queries/search";
import { searchInput, searchQuery } from "@/lib/search/schema/search";
import { attributeOf } from "@/lib/sports/schema/catalogue";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const parts = [
  { status: "professional", wins: 12, losses: 3 },
  { status: "amateur", wins: 20, losses: 4, draws: 1, noContest: 1 },
];

test("a boxer is found by the number of bouts, of one status or of all", async () => {
  const { actor } = await aRecruiter();
  const q = `zq${randomWord(10)}`;
  const { player } = await aPlayer({ handle: `Nova ${q}`, primarySport: "boxing" });
  await aPlayer({ handle: `Without record ${q}`, primarySport: "boxing" });
  const claim = { playerId: player.id, attribute: "fight_record", sport: "boxing", measuredOn: now(), parts };
  await db.playerClaim.create({ data: claim });
  const count = async (record: string) =>
    (await findPlayers(actor, searchInput({ q, sport: "boxing", fight_record: record }))).count;
  expect(await count("professional,15..")).toBe(1);
  expect(await count("professional,16..")).toBe(0);
  expect(await count("amateur,26..26")).toBe(1);
  expect(await count("41..")).toBe(1);
  expect(await count("42..")).toBe(0);
  expect(await count("..41")).toBe(1);
  expect(await count("professional,..14")).toBe(0);
  expect(await count("professional")).toBe(1);
});

test("a match counts the bouts of the chosen statuses, less the further they are from the need", () => {
  const attribute = attributeOf("boxing", "fight_record")!;
  const held = { number: null, choices: [], day: null, parts, grade: "self", fresh: true } as const;
  const share = (min: number, any = ["professional"]) => meets({ key: "fight_record", any, min }, attribute, held);
  expect([share(15), share(30), share(30, ["amateur", "professional"])]).toEqual([1, 0, 1]);
  expect(share(16)).toBeCloseTo(0.375);
  expect(meets({ key: "fight_record", any: ["amateur"] }, attribute, { ...held, parts: [] })).toBe(0);
});

test.each(locales)("the number of bouts is said in %s and survives the address", (locale) => {
  const search = searchInput({ sport: "boxing", fight_record: "professional,10.." });
  expect(search.conditions).toEqual([{ key: "fight_record", any: ["professional"], min: 10 }]);
  expect(searchInput(new URLSearchParams(searchQuery(search)))).toEqual(search);
  expect(criteriaWords(search, locale)).toMatch(/10.+\(.+\)$/);
  expect(criteriaWords(searchInput({ sport: "boxing", fight_record: "10..15" }), locale)).not.toMatch(/\)$/);
});

test("a search says how many bouts", () => {
  const search = searchInput({ sport: "boxing", fight_record: "professional,10.." });
  expect(criteriaWords(search, "en")).toBe("Boxing · Record (W-L-D): at least 10 bouts (Professional)");
});
