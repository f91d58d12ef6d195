import fc from "fast-check";
import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { coveringNodes } from "@/lib/search/schema/figure-buckets";
import { aPlayer } from "../../support/factories/people";

const termsAsked = async (playerId: string, ...terms: string[]) => {
  const [row] = await db.$queryRaw<{ has: boolean[]; kept: boolean }[]>`
    select array(select term(asked) = any(t.terms) from unnest(${terms}::text[]) with ordinality as each(asked, n) order by n) as has,
      t.terms = terms_of(t.player_id) as kept
    from player_terms t where t.player_id = ${playerId}::uuid`;
  expect(row?.kept).toBe(true);
  return row?.has;
};

test("a player has the terms of the newest claims, after any change", async () => {
  const { player } = await aPlayer({ primarySport: "football", position: "striker", level: "amateur" });
  const termKeys = ["strong_foot||left", "strong_foot||right", "strong_foot|", "grade||coach"];
  const row = { playerId: player.id, attribute: "strong_foot" };
  expect(await termsAsked(player.id, ...termKeys)).toEqual([false, false, false, false]);
  await db.playerClaim.create({ data: { ...row, choices: ["left"], measuredOn: daysFrom(now(), -30) } });
  expect(await termsAsked(player.id, ...termKeys)).toEqual([true, false, true, false]);
  await db.playerClaim.createMany({ data: [{ ...row, choices: ["right"], measuredOn: now(), grade: "coach" }] });
  expect(await termsAsked(player.id, ...termKeys)).toEqual([false, true, true, true]);
  await db.playerClaim.updateMany({ where: { ...row, grade: "coach" }, data: { choices: ["left"], grade: "self" } });
  expect(await termsAsked(player.id, ...termKeys)).toEqual([true, false, true, false]);
  await db.playerClaim.deleteMany({ where: row });
  expect(await termsAsked(player.id, ...termKeys)).toEqual([false, false, false, false]);
});

test("a bulk statement gives each player their own terms", async () => {
  const people = [await aPlayer(), await aPlayer(), await aPlayer()];
  await db.playerClaim.createMany({
    data: people.flatMap(({ player }, index) => [
      { playerId: player.id, attribute: "height_cm", number: 180 + index * 10, measuredOn: now() },
      {
        playerId: player.id,
        attribute: "contract_status",
        choices: [index === 1 ? "free" : "loan"],
        measuredOn: now(),
      },
    ]),
  });
  const free = await Promise.all(
    people.map(({ player }) => termsAsked(player.id, "contract_status||free", "height_cm|")),
  );
  expect(free).toEqual([
    [false, true],
    [true, true],
    [false, true],
  ]);
});

test("concurrent claims of one player lose no terms", async () => {
  const { player } = await aPlayer();
  const claim = (attribute: string, choices: string[]) => ({
    playerId: player.id,
    attribute,
    choices,
    measuredOn: now(),
  });
  const [writeDone, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = db.$transaction(async (tx) => {
    await tx.playerClaim.create({ data: claim("strong_foot", ["left"]) });
    writeDone.resolve();
    await waits.promise;
  });
  await writeDone.promise;
  const second = db.$transaction((tx) => tx.playerClaim.create({ data: claim("contract_status", ["free"]) }));
  const lookForLocks = () => db.$queryRaw<{ waits: boolean }[]>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`;
  await expect.poll(async () => (await lookForLocks())[0]?.waits).toBe(true);
  waits.resolve();
  await Promise.all([first, second]);
  expect(await termsAsked(player.id, "strong_foot||left", "contract_status||free")).toEqual([true, true]);
});

test("the terms follow the sport, the level and the position of a player", async () => {
  await aPlayer({ primarySport: "rugby" });
  const { player } = await aPlayer({ primarySport: "judo", level: "amateur" });
  const termKeys = ["sport|judo", "sport|rugby", "level|amateur", "level|professional"];
  expect(await termsAsked(player.id, ...termKeys)).toEqual([true, false, true, false]);
  await db.player.update({ where: { id: player.id }, data: { primarySport: "rugby", level: "professional" } });
  expect(await termsAsked(player.id, ...termKeys)).toEqual([false, true, false, true]);
});

test("combined position criteria match terms of one row only", async () => {
  const { player } = await aPlayer({ primarySport: "football", position: "striker" });
  const parts = [
    { position: "left-back", side: "left" },
    { position: "right-winger", side: "right", role: "inside-forward" },
  ];
  const claimBase = { playerId: player.id, attribute: "positions", sport: "football", measuredOn: now() };
  await db.playerClaim.create({ data: { ...claimBase, parts } });
  const termKeys = ["left-back|left|", "left-back|right|", "|right|inside-forward", "left-back||inside-forward"];
  const terms = termKeys.map((term) => `positions|football|${term}`);
  expect(await termsAsked(player.id, ...terms)).toEqual([true, false, true, false]);
});

test("every value in a range lies in one of the range's buckets", async () => {
  const figure = fc.oneof(
    fc.integer({ min: -50, max: 3000 }),
    fc.double({ min: 0, max: 300, noNaN: true }).map((value) => Math.round(value * 1000) / 1000),
    fc.integer({ min: 0, max: 1_000_000 }),
  );
  const cases = fc.sample(fc.tuple(figure, figure, figure), { seed: 20_261_126, numRuns: 2000 });
  const edges = cases.flatMap(([edge]): typeof cases => [[edge, edge, edge]]);
  const all = [...cases, ...edges].map((three) => three.toSorted((a, b) => a - b) as [number, number, number]);
  const rows = await db.$queryRaw<{ bucket: number }[]>`
    select figure_bucket(n) as bucket from unnest(${all.map(([, within]) => within)}::float8[]) with ordinality as each(n, at) order by at`;
  const missed = all.filter(([min, , max], index) => {
    const bucket = rows[index]?.bucket ?? -1;
    const isIn = (low?: number, high?: number) =>
      coveringNodes(low, high).some(({ step, node }) => bucket >> step === node);
    return !isIn(min, max) || !isIn(min) || !isIn(undefined, max);
  });
  expect(missed).toEqual([]);
  expect(coveringNodes(185, undefined).length).toBeLessThan(32);
});
