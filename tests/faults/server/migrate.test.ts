import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { type Cluster, startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { migrate, migrations } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

const folder = throwAwayFolder();
let cluster: Cluster;
let url: string;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres(join(folder.path, "postgres"), { throwAway: true });
});
beforeEach(async ({ task }) => {
  const name = `db_${task.id.replace(/\W/g, "_")}`;
  await ask(cluster.urlOf("postgres"), `create database ${name}`);
  url = cluster.urlOf(name);
});
afterAll(async () => {
  await cluster.stop();
  folder.remove();
});

function migrationWith(name: string, sql: string, files: Record<string, string> = {}) {
  const place = join(folder.path, name.slice(0, 4), name);
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries({ "migration.sql": sql, ...files })) writeFileSync(join(place, file), text);
  return join(folder.path, name.slice(0, 4));
}

const recorded = async () =>
  (await ask(url, "select migration_name as name from _prisma_migrations order by 1")).map(({ name }) => name);

test("migrations are applied once, also by two starts at once, and noted as Prisma reads them", async () => {
  const both = await Promise.all([migrate(url), migrate(url)]);
  expect(both.flat().sort()).toEqual(migrations().map(({ name }) => name));
  expect(await migrate(url)).toEqual([]);
  const rows = await ask(
    url,
    "select checksum, finished_at, applied_steps_count, rolled_back_at from _prisma_migrations",
  );
  expect(rows).toHaveLength(migrations().length);
  for (const row of rows)
    expect(row).toMatchObject({
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
      finished_at: expect.any(Date),
      applied_steps_count: 1,
      rolled_back_at: null,
    });
});

test("a failed migration changes nothing and can be retried", async () => {
  const place = migrationWith("0001_bad", "create table half (id int); select * from nowhere;");
  await expect(migrate(url, place)).rejects.toThrow("Migration 0001_bad could not be applied");
  expect(await ask(url, "select to_regclass('half') as half")).toEqual([{ half: null }]);
  migrationWith("0001_bad", "create table whole (id int);");
  expect(await migrate(url, place)).toEqual(["0001_bad"]);
});

test("a migration changed after it was applied is refused", async () => {
  const place = migrationWith("0002_first", "create table one (id int);");
  await migrate(url, place);
  migrationWith("0002_first", "create table two (id int);");
  await expect(migrate(url, place)).rejects.toThrow("was changed after this database applied it");
});

test("rows of a migration's data file are loaded with it, and a changed file is refused", async () => {
  const table = "create table towns (name text, people int)";
  const place = migrationWith("0003_towns", table, { "towns.tsv": "people\tname\n7\tSão Tomé\n\\N\tO'Fallon\n" });
  await migrate(url, place);
  expect(await ask(url, "select name, people from towns")).toEqual([
    { name: "São Tomé", people: 7 },
    { name: "O'Fallon", people: null },
  ]);
  migrationWith("0003_towns", table, { "towns.tsv": "name\nLomé\n" });
  await expect(migrate(url, place)).rejects.toThrow("was changed after this database applied it");
});

test("a migration whose rows cannot be loaded changes nothing", async () => {
  const place = migrationWith("0004_towns", "create table towns (people int)", { "towns.tsv": "people\n7\nmany\n" });
  await expect(migrate(url, place)).rejects.toThrow(
    'could not be applied: invalid input syntax for type integer: "many"',
  );
  expect(await ask(url, "select to_regclass('towns') as towns")).toEqual([{ towns: null }]);
  expect(await recorded()).toEqual([]);
});

/** As of before the baseline: the same tables, the earlier names in the journal. */
async function existingDatabase(names: string[]) {
  await migrate(url);
  await ask(url, `delete from _prisma_migrations where migration_name = '${baseline?.name}'`);
  await ask(
    url,
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at)
     select gen_random_uuid(), 'of before', name, now() from unnest('{${names}}'::text[]) as name`,
  );
}

const baseline = migrations().find(({ replaces }) => replaces);
const earlier = baseline?.replaces?.migrations ?? [];

test("a database with all earlier migrations gets the baseline recorded without running it, then what is newer", async () => {
  await existingDatabase(earlier);
  const before = await recorded();
  expect(await Promise.all([migrate(url), migrate(url)])).toEqual([[], []]);
  expect(await recorded()).toEqual([...before, baseline?.name].sort());
  migrationWith("0005_one", "create table one ()");
  expect(await migrate(url, migrationWith("0005_two", "create table two ()"))).toEqual(["0005_one", "0005_two"]);
  migrationWith("0006_all", "create table one ()", {
    "replaces.json": JSON.stringify({ commit: "abc", migrations: ["0005_one", "0005_two"] }),
  });
  expect(await migrate(url, migrationWith("0006_later", "create table three ()"))).toEqual(["0006_later"]);
});

test("a database with only some of the earlier migrations is refused with the commit to pass through, and not changed", async () => {
  await existingDatabase(earlier.slice(0, -1));
  const before = await recorded();
  await expect(migrate(url)).rejects.toThrow(
    `This database has ${earlier.length - 1} of the ${earlier.length} migrations that ${baseline?.name} replaces: start commit ${baseline?.replaces?.commit} on it once, then this version.`,
  );
  expect(await recorded()).toEqual(before);
});
