import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { findPlayers } from "@/lib/search/queries/search";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const foundIds = async (actor: Actor, q: string) => (await findPlayers(actor, { q })).cards.map(({ id }) => id);

async function named(fullName: string, over: Parameters<typeof aPlayer>[0] = {}) {
  const { player } = await aPlayer({ fullName, publishName: true, ...over });
  return player.id;
}

test.each([
  ["Youssef Amrani", "يوسف العمراني"],
  ["Achraf Hakimi", "أشرف حكيمي"],
  ["Mohammed Ben Zahra", "محمد بن زهرة"],
  ["Abdelkader Ziani", "عبد القادر زياني"],
  ["Aïcha Oualidi", "عائشة وليدي"],
  ["Salah Othman", "صلاح عثمان"],
  ["Ibrahim Khaledi", "إبراهيم خالدي"],
  ["Mohamed Ahmed", "محمد أحمد"],
])("%s and %s are one name: each is found by the other", async (latin, arabic) => {
  const { actor } = await aRecruiter();
  const [latinPlayer, other] = [await named(latin), await named(arabic)];
  for (const q of [latin, arabic, latin.toUpperCase()]) expect(await foundIds(actor, q)).toEqual([other, latinPlayer]);
});

test.each([
  ["Marwan Tilleul", "Marwan Tileul"],
  ["Marwan Tilleul", "Mrawan Tilleul"],
  ["Kamel Broussard", "Camel Brousard"],
  ["Kamel Broussard", "Kamel Brossurd"],
  ["Kamel Broussard", "Kamel Bruossart"],
  ["نورالدين بلعيد", "نور الدين بلعيد"],
  ["أحلام شرقي", "احلام شرقى"],
])("%s is found by who types %s", async (name, typed) => {
  const { actor } = await aRecruiter();
  const id = await named(name);
  expect(await foundIds(actor, typed)).toContain(id);
});

test.each(["jeanpierre", "Jean-Pierre", "jean pierre", "JEAN’PIERRE", "jean'pierre"])(
  "%s finds the name with a hyphen, an apostrophe, a blank and nothing between its parts",
  async (typed) => {
    const { actor } = await aRecruiter();
    const last = `Quorvel${randomWord(6)}`;
    const ids = [];
    for (const first of ["Jean-Pierre", "Jean Pierre", "Jeanpierre", "Jean’Pierre"])
      ids.push(await named(`${first} ${last}`));
    expect((await foundIds(actor, `${typed} ${last}`)).sort()).toEqual(ids.sort());
  },
);

test.each([
  ["N’Golo Traorvé", "ngolo traorve"],
  ["Kylian O'Narrin", "onarrin"],
  ["Amadou El-Hazzouni", "elhazzouni"],
])("%s is found by %s", async (name, typed) => {
  const { actor } = await aRecruiter();
  const id = await named(name);
  expect(await foundIds(actor, typed)).toContain(id);
});

test("a word is not put together from the end of one name and the beginning of the next", async () => {
  const { actor } = await aRecruiter();
  const id = await named("Omarvel Tinguist");
  expect(await foundIds(actor, "veltinguist")).not.toContain(id);
  expect(await foundIds(actor, "omarveltinguist")).toContain(id);
});

test("an exact match excludes other spellings in that script", async () => {
  const { actor } = await aRecruiter();
  const [right, near] = [await named("Oriel Vantroyen"), await named("Oriel Vantroien")];
  expect(await foundIds(actor, "vantroyen")).toEqual([right]);
  expect(await foundIds(actor, "vantroien")).toEqual([near]);
  expect((await foundIds(actor, "vantroyem")).sort()).toEqual([right, near].sort());
});

test("numbers and short words match exactly", async () => {
  const { actor } = await aRecruiter();
  await aPlayer({ handle: "Quibble 4187" });
  expect(await foundIds(actor, "Quibble 4188")).toEqual([]);
  expect(await foundIds(actor, "Qubible 4187")).toHaveLength(1);
  await aPlayer({ handle: "Zob 4187" });
  expect(await foundIds(actor, "Zab 4187")).toEqual([]);
});

test.each([
  ["王小明", ["小明", "王小", "小 明"]],
  ["김민준", ["민준", "준"]],
  ["カトウ サナ", ["トウ", "サナ"]],
])("N22: %s, written without blanks, is found by each part of it", async (name, parts) => {
  const { actor } = await aRecruiter();
  const id = await named(name);
  for (const q of parts) expect([q, await foundIds(actor, q)]).toEqual([q, [id]]);
  expect(await foundIds(actor, "강우")).toEqual([]);
});

test("private names, minors' names and hidden cards are not found in any spelling", async () => {
  const { actor } = await aRecruiter();
  await named("Haroun Dawoudi", { publishName: false });
  await named("Haroun Dawoudi", { age: 16 });
  await named("Haroun Dawoudi", { status: "hidden" });
  for (const q of ["Haroun Dawoudi", "Haroun", "هارون", "هارون داودي", "Dawudi", "Haruon"])
    expect(await foundIds(actor, q)).toEqual([]);
  // Nor do they reveal that someone's name has this spelling.
  const near = await named("Haroon Keltner");
  expect(await foundIds(actor, "Haroun")).toEqual([near]);
});

test("a city finds only players whose card shows it", async () => {
  const { actor } = await aRecruiter();
  const alone = await aPlayer({ city: "Wexbrunn" });
  expect(await foundIds(actor, "Wexbrunn")).toEqual([]);
  expect(await foundIds(actor, "Wexbrun")).toEqual([]);
  for (let index = 0; index < 4; index++) await aPlayer({ city: "Wexbrunn" });
  expect(await foundIds(actor, "wexbrunn")).toContain(alone.player.id);
  expect(await foundIds(actor, "Wexbrun")).toHaveLength(5);
});

test("the index finds everything that a scan finds", async () => {
  const [row] = await db.$queryRaw<{ holds: boolean }[]>`
    select bool_and(keys_near(s.key) <@ spelling_keys(p.search)) as holds
    from players p, spelled(p.search) s where length(s.key) > 2`;
  expect(row?.holds).toBe(true);
});
