import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { report } from "@/prisma/import/report";
import { seedCatalogue } from "@/prisma/seed/seed";
import { ask } from "@/scripts/database";
import { nodeArgs as ownFile, runNode } from "@/scripts/run";
import { earlierPlayer, earlierRecruiter, exported, importedFrom } from "../../support/factories/earlier-files";

const name = `import_whole_${process.pid}`;
const databaseUrl = process.env.DATABASE_URL ?? "";
const url = databaseUrl.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);

beforeAll(async () => {
  await ask(databaseUrl, `create database ${name} template template`);
  await seedCatalogue(url);
});
afterAll(() => ask(databaseUrl, `drop database ${name} with (force)`));

const count = async (table: string) => Number((await ask(url, `select count(*) as n from ${table}`))[0]?.n);
const players = Array.from({ length: 1200 }, () => earlierPlayer());
const recruiters = [earlierRecruiter()];

/** Ends the import's connection during the write; returns a row if it existed. */
const cut = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = '${name}' and application_name = 'recruit import' and wait_event_type = 'Lock'`;

test("a check writes nothing and reports what an import would do", async () => {
  const outcome = await importedFrom({ players, recruiters }, { url, check: true });
  expect([outcome.bad.count, outcome.sums]).toEqual([0, null]);
  expect(report(outcome, [], { check: true })).toMatch(/No bad row\. Nothing was loaded: this was a check\.$/);
  expect(await count("users")).toBe(0);
});

test("an import killed while writing leaves nothing", async () => {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; lock table player_sports");
  const running = importedFrom({ players, recruiters }, { url }).then(
    () => "done",
    () => "cut short",
  );
  await expect.poll(() => ask(databaseUrl, cut), { timeout: 15_000, interval: 50 }).toHaveLength(1);
  await holder.end();
  expect(await running).toBe("cut short");
  for (const table of ["users", "players", "recruiters", "profiles", "domain_events", "consents"])
    expect(await count(table)).toBe(0);
});

test("bad rows can be skipped, with the rows that depend on them", async () => {
  const [bad, good] = [earlierPlayer({ city: null }), earlierPlayer()];
  const favorites = [bad, good].map(({ id }) => ({ recruiter_id: recruiters[0]!.id, player_id: id }));
  const outcome = await importedFrom({ players: [bad, good], recruiters, favorites }, { url, skipBad: true });
  expect(outcome.bad.first).toHaveLength(2);
  expect(report(outcome, [], { skipBad: true })).toContain("2 bad cells or rows. Those rows were left out.");
  expect([await count("users"), await count("players"), await count("favorites")]).toEqual([2, 1, 1]);
});

test("every player gets a unique handle, and progress is reported", async () => {
  const { shown, sums } = await importedFrom({ players, recruiters }, { url });
  expect(sums?.find(({ table }) => table === "players")).toMatchObject({ written: 1200, total: 1201 });
  expect(await ask(url, "select count(distinct handle)::int as n from players")).toEqual([{ n: 1201 }]);
  expect(shown).toContain("players.csv: 1,200 rows read, 1,200 good\n");
  expect(shown).toContain("players: 1,200 rows written\n");
});

test("an existing row is not changed", async () => {
  const [first] = players;
  const again = { ...first!, city: "Dakar", primary_sport: "Judo", position: "heavy" };
  const { sums } = await importedFrom({ players: [again] }, { url });
  expect(sums?.filter(({ written }) => written > 0)).toEqual([]);
  expect(await ask(url, `select city, primary_sport from players where id = '${again.id}'`)).toEqual([
    { city: "Lyon", primary_sport: "football" },
  ]);
  expect(await ask(url, `select count(*)::int as n from player_sports where player_id = '${again.id}'`)).toEqual([
    { n: 1 },
  ]);
});

test("the command prints its result and exits with 0 or 1", { timeout: 240_000 }, async () => {
  const run = (...args: string[]) =>
    runNode(ownFile("scripts/import.ts", ...args), { quiet: true, env: { DATABASE_URL: url } });
  const folder = exported({ players: [earlierPlayer(), earlierPlayer({ city: null })], messages: "id\n" });
  const bad = await run(folder);
  expect(bad.output).toContain("messages.csv is left out: ");
  expect(bad.output).toContain("players.csv:3 city: Please fill in this field.\n");
  expect(bad.output).toMatch(/1 bad cell or row\. Nothing was loaded: .*\n$/);
  expect(bad.code).toBe(1);
  const good = await run(folder, "--skip-bad", "--language=fr");
  expect(good.output).toMatch(/players: 2 in the file, 1 written, 0 there already; [\d,]+ in the table now\n/);
  expect(good.code).toBe(0);
  expect(await run(folder, "--what")).toMatchObject({
    code: 1,
    output: expect.stringContaining("Use: npm run import"),
  });
});
