import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { type Cluster, startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch } from "./program";

const folder = throwAwayFolder();
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres(join(folder.path, "somebody-elses"), { throwAway: true });
  await ask(cluster.urlOf("postgres"), "create database theirs");
}, 60_000);
afterAll(async () => {
  await cluster.stop();
  folder.remove();
});

test("demo data is loaded once, on request", async () => {
  const set = {
    DATA_DIR: join(folder.path, "data"),
    DATABASE_URL: cluster.urlOf("theirs"),
    AUTH_SECRET: "a secret for tests, known to everybody",
  };
  for (let round = 0; round < 2; round++) {
    const start = launch("tests/faults/server/prepare-only.ts", set, ["--demo"]);
    expect(await start.ended, start.words()).toBe(0);
  }
  const [users] = await ask(cluster.urlOf("theirs"), "select count(*)::int as count from users");
  expect(users?.count).toBeGreaterThan(200);
});
