import fc from "fast-check";
import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { ageBands } from "@/lib/players/schema/ages";
import { searchFor } from "@/lib/search/policy";
import { findPlayers } from "@/lib/search/queries/search";
import { cardPageSize, pageSize } from "@/lib/search/schema/page";
import { type Search, searchInput } from "@/lib/search/schema/search";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

/** A word that no other test's rows contain. */
const aWord = () => `zq${randomWord(10)}`;

async function namesFound(actor: Actor, search: Search) {
  return (await findPlayers(actor, search)).cards.map((card) => card.handle).sort();
}

test("text matches part of a handle, city or published name without accents and case, never a private name", async () => {
  const { actor } = await aRecruiter();
  const word = aWord();
  const [a, b, c] = [`Lynx ${word}`, `Atlas ${word}2`, `Nova ${word}3`];
  await aPlayer({ handle: a, city: "Zürich" });
  for (let index = 0; index < 4; index++) await aPlayer({ city: "Zürich" });
  await aPlayer({ handle: b, fullName: `Émile Çelik${word}`, publishName: true });
  await aPlayer({ handle: c, fullName: `Hidden Kept${word}` });
  expect(await namesFound(actor, { q: word.slice(1, 9).toUpperCase() })).toEqual([b, a, c].sort());
  expect(await namesFound(actor, { q: `${word} zuri` })).toEqual([a]);
  expect(await namesFound(actor, { q: `emile celik${word}` })).toEqual([b]);
  expect(await namesFound(actor, { q: `kept${word}` })).toEqual([]);
  expect(await namesFound(actor, { q: `at ${word}` })).toEqual([b]);
});

test("short texts match the start of the handle; wildcard characters are literal", async () => {
  const { actor } = await aRecruiter();
  const word = aWord();
  await aPlayer({ handle: `Ø1 ${word}` });
  await aPlayer({ handle: `100%_\\ ${word}` });
  expect(await namesFound(actor, { q: "ø1" })).toContain(`Ø1 ${word}`);
  expect(await namesFound(actor, { q: `100%_\\ ${word}` })).toEqual([`100%_\\ ${word}`]);
  expect(await namesFound(actor, { q: `%%%${word}` })).toEqual([]);
});

test("by sport, level and age, both ends included", async () => {
  const { actor } = await aRecruiter();
  const q = aWord();
  const make = (name: string, over: Parameters<typeof aPlayer>[0]) => aPlayer({ handle: `${name} ${q}`, ...over });
  await make("a", { age: 18, primarySport: "judo", level: "professional" });
  await make("b", { age: 23, primarySport: "judo" });
  await make("c", { age: 24 });
  expect(await namesFound(actor, { q, sport: "judo" })).toEqual([`a ${q}`, `b ${q}`]);
  expect(await namesFound(actor, { q, levels: ["professional"] })).toEqual([`a ${q}`]);
  expect(await namesFound(actor, { q, ageMin: 18, ageMax: 23 })).toEqual([`a ${q}`, `b ${q}`]);
  expect(await namesFound(actor, { q, ageMin: 19, ageMax: 22 })).toEqual([]);
});

test("with card access ages are rounded to the bands on the card", async () => {
  const [{ actor }, { actor: member }] = [await aRecruiter({ plan: null }), await aRecruiter()];
  const q = aWord();
  for (const age of [17, 18, 20, 21]) await aPlayer({ handle: `${age} ${q}`, age });
  const players = await findPlayers(actor, { q, ageMin: 19, ageMax: 19 });
  expect(players.cards.map(({ handle }) => handle).sort()).toEqual([`18 ${q}`, `20 ${q}`]);
  expect(players.search).toEqual({ q, ageMin: 18, ageMax: 20 });
  expect((await findPlayers(actor, { q, ageMin: 14, ageMax: 40 })).search).toEqual({ q });
  expect(await namesFound(member, { q, ageMin: 19, ageMax: 20 })).toEqual([`20 ${q}`]);
  const age = fc.integer({ min: 5, max: 99 });
  const bandOf = (years: number) => ageBands.findLastIndex(({ from }) => from <= years);
  fc.assert(
    fc.property(
      age,
      age,
      fc.option(age, { nil: undefined }),
      fc.option(age, { nil: undefined }),
      (age, other, least, most) => {
        fc.pre(bandOf(age) === bandOf(other));
        const input = searchInput({ ageMin: least, ageMax: most });
        const { ageMin = 0, ageMax = 200 } = searchFor(actor, input, "card");
        const fits = (years: number) => years >= ageMin && years <= ageMax;
        expect(fits(age)).toBe(fits(other));
        // Matching players are never lost.
        if (age >= (input.ageMin ?? 0) && age <= (input.ageMax ?? 200)) expect(fits(age)).toBe(true);
      },
    ),
  );
});

test("who can also play a position: the main one counts too, and only readers of profiles may ask", async () => {
  const { actor } = await aRecruiter();
  const word = aWord();
  const positions: [string, string[]][] = [
    ["right-back", ["centre-back"]],
    ["right-back", ["left-back"]],
    ["centre-back", ["right-back"]],
    ["centre-back", []],
  ];
  for (const [index, [position, others]] of positions.entries()) {
    const { player } = await aPlayer({ handle: `${word} ${index}`, primarySport: "football", position });
    const parts = [position, ...others].map((each) => ({ position: each }));
    await db.playerClaim.create({
      data: { playerId: player.id, attribute: "positions", sport: "football", measuredOn: now(), parts },
    });
  }
  const search = searchInput({ q: word, sport: "football", positions: "right-back", also: "centre-back" });
  expect(await namesFound(actor, search)).toEqual([`${word} 0`, `${word} 2`]);
  expect(searchFor(actor, search, "card").also).toBeUndefined();
});

test("keyset pages list every player once, with equal timestamps and new rows", async () => {
  const { actor } = await aRecruiter();
  const q = aWord();
  const total = pageSize + 5;
  const start = now();
  for (let i = 0; i < total; i++)
    await aPlayer({ handle: `${i} ${q}`, createdAt: daysFrom(start, -Math.floor(i / 4)) });
  const first = await findPlayers(actor, { q });
  expect(first).toMatchObject({ count: total, capped: false });
  await aPlayer({ handle: `late ${q}` });
  const second = await findPlayers(actor, { q }, first.next ?? "");
  const handles = [...first.cards, ...second.cards].map((card) => card.handle);
  expect(new Set(handles).size).toBe(total);
  expect(second.next).toBeNull();
});

test.each(["", "nonsense", "💥", "AAAA", Buffer.from("1_x").toString("base64url"), "a".repeat(5000)])(
  "a bad cursor (%s) is the first page",
  async (cursor) => {
    const q = aWord();
    await aPlayer({ handle: q });
    expect((await findPlayers((await aRecruiter()).actor, { q }, cursor)).cards).toHaveLength(1);
  },
);

test("hidden, unconfirmed, closed and blocked players are not found", async () => {
  const { actor, user } = await aRecruiter();
  const q = aWord();
  await aPlayer({ handle: `a ${q}`, status: "hidden" });
  await aPlayer({ handle: `b ${q}`, status: "awaiting_guardian" });
  const off = await aPlayer({ handle: `c ${q}` });
  await db.user.update({ where: { id: off.user.id }, data: { disabledAt: now() } });
  const blocking = await aPlayer({ handle: `d ${q}` });
  await db.block.create({ data: { blockerId: blocking.user.id, blockedId: user.id } });
  const refused = await aPlayer({ handle: `e ${q}` });
  await db.block.create({ data: { blockerId: user.id, blockedId: refused.user.id } });
  expect(await namesFound(actor, { q })).toEqual([]);
  expect(await namesFound((await aRecruiter()).actor, { q })).toEqual([`d ${q}`, `e ${q}`]);
});

test("visitors and players filter by sport and level; text and age are ignored", async () => {
  const search: Search = { q: "nobody has this", sport: "football", ageMin: 90 };
  await aPlayer();
  for (const actor of [visitor(), (await aPlayer()).actor]) {
    const players = await findPlayers(actor, search);
    expect(players.search).toEqual({ sport: "football" });
    expect(players.cards.length).toBeGreaterThan(0);
  }
});

test("readers who see cards get twelve at a time, each player once", async () => {
  for (let n = 0; n <= cardPageSize; n++) await aPlayer({ primarySport: "wrestling" });
  const search: Search = { sport: "wrestling" };
  const listed = new Set<string>();
  let [after, count]: [string | undefined, number] = [undefined, 0];
  do {
    const page = await findPlayers(visitor(), search, after);
    expect(page.cards.length).toBeLessThanOrEqual(cardPageSize);
    for (const { id } of page.cards) listed.add(id);
    [after, count] = [page.next ?? undefined, page.count];
  } while (after);
  expect(listed.size).toBe(count);
  expect(count).toBeGreaterThan(cardPageSize);
});

test("no public query returns a planted name, e-mail, phone or date of birth", async () => {
  const hiddenData = { fullName: "Planted Secretname", phone: "+999 123 456 789", currentClub: "Planted Club" };
  const { user } = await aMinor({ ...hiddenData, publishName: true });
  const { player } = await aPlayer(hiddenData);
  for (const actor of [visitor(), (await aRecruiter()).actor]) {
    const text = JSON.stringify(await findPlayers(actor, {}));
    expect(text).toContain(player.handle);
    for (const secret of [...Object.values(hiddenData), user.email, "birthDate", "fullName"])
      expect(text).not.toContain(secret);
  }
});
