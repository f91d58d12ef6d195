import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { type Cluster, startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch } from "./program";

const folder = throwAwayFolder();
const dataDir = join(folder.path, "data");
const prepare = "tests/faults/server/prepare-only.ts";
let cluster: Cluster;
let set: Record<string, string>;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres(join(folder.path, "somebody-elses"), { throwAway: true });
  await ask(cluster.urlOf("postgres"), "create database theirs");
  set = {
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.urlOf("theirs"),
    AUTH_SECRET: "a secret for tests, known to everybody",
  };
}, 60_000);
afterAll(async () => {
  await cluster.stop();
  folder.remove();
});

test("with the owner's address configured, the site's role owns nothing and cannot change domain events", async () => {
  await ask(cluster.urlOf("postgres"), "create database shared", `create role "theirs-site" login password 'kept'`);
  await ask(owner(), "create schema pgboss", "create table pgboss.job ()");
  for (let round = 0; round < 2; round++) {
    const start = launch(prepare, { ...set, DATABASE_URL: site(), MIGRATE_DATABASE_URL: owner() });
    expect(await start.ended, start.words()).toBe(0);
  }
  expect(await ask(site(), "select count(*)::int from sports")).toEqual([{ count: 15 }]);
  await ask(site(), "insert into domain_events (type, data) values ('test.happened', '{}')", "drop table pgboss.job");
  for (const statement of [
    "delete from domain_events",
    "update domain_events set type = ''",
    "alter table domain_events disable trigger all",
  ])
    await expect(ask(site(), statement), statement).rejects.toMatchObject({ code: "42501" });
});

const owner = () => cluster.urlOf("shared");
const site = () => Object.assign(new URL(owner()), { username: "theirs-site", password: "kept" }).href;

test.each([
  [site, () => "", "MIGRATE_DATABASE_URL must name the owner of the database, who may change its tables."],
  [
    () => `${owner()}?application_name=site`,
    owner,
    "DATABASE_URL must name a role without the rights of the tables' owner, not postgres.",
  ],
  [() => cluster.urlOf("postgres"), owner, "MIGRATE_DATABASE_URL and DATABASE_URL must name the same database."],
])("addresses that cannot keep the two apart stop the start: %#", async (url, ownerUrl, sentence) => {
  const start = launch(prepare, { ...set, DATABASE_URL: url(), MIGRATE_DATABASE_URL: ownerUrl() });
  expect(await start.ended, start.words()).toBe(1);
  expect(start.words().trim()).toBe(sentence);
});

const people = async () => (await ask(cluster.urlOf("theirs"), "select count(*)::int as count from users"))[0]?.count;

test("an external database is migrated and not seeded", async () => {
  const start = launch(prepare, set);
  expect(await start.ended, start.words()).toBe(0);
  expect(await people()).toBe(0);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});
