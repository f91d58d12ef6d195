import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { type Cluster, startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch } from "./program";

const folder = throwAwayFolder();
const dataDir = join(folder.path, "data");
const prepare = "tests/faults/front-door/prepare-only.ts";
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

const people = async () => (await ask(cluster.urlOf("theirs"), "select count(*)::int as count from users"))[0]?.count;

test("somebody's own database is migrated and nothing more", async () => {
  const start = launch(prepare, set);
  expect(await start.ended, start.words()).toBe(0);
  expect(await people()).toBe(0);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

test("the demo comes when it is asked for, once", async () => {
  for (let round = 0; round < 2; round++) {
    const start = launch(prepare, set, ["--demo"]);
    expect(await start.ended, start.words()).toBe(0);
  }
  expect(await people()).toBeGreaterThan(200);
});
