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

function written(name: string, sql: string) {
  const place = join(folder.path, name.slice(0, 4), name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "migration.sql"), sql);
  return join(folder.path, name.slice(0, 4));
}

test("migrations are applied once, also by two starts at once", async () => {
  const both = await Promise.all([migrate(url), migrate(url)]);
  expect(both.flat().sort()).toEqual(migrations().map(({ name }) => name));
  expect(await migrate(url)).toEqual([]);
});

test("the table of migrations has the values that Prisma reads", async () => {
  await migrate(url);
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
  const place = written("0001_bad", "create table half (id int); select * from nowhere;");
  await expect(migrate(url, place)).rejects.toThrow("Migration 0001_bad could not be applied");
  expect(await ask(url, "select to_regclass('half') as half")).toEqual([{ half: null }]);
  written("0001_bad", "create table whole (id int);");
  expect(await migrate(url, place)).toEqual(["0001_bad"]);
});

test("a migration changed after it was applied is refused", async () => {
  const place = written("0002_first", "create table one (id int);");
  await migrate(url, place);
  written("0002_first", "create table two (id int);");
  await expect(migrate(url, place)).rejects.toThrow("was changed after this database applied it");
});
