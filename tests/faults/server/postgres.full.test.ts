import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch, processesOf, until } from "./program";

const folder = throwAwayFolder();
const data = join(folder.path, "postgres");
const hold = "tests/faults/server/hold-postgres.ts";
afterAll(folder.remove);

const answers = async () => (await ask(urlNow(), "select 1").catch(() => [])).length === 1;
const isUp = () =>
  existsSync(join(data, "data/postmaster.pid")) && existsSync(join(data, "connection.json")) && answers();

function urlNow() {
  const { password, port } = JSON.parse(readFileSync(join(data, "connection.json"), "utf8"));
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

test("after a kill at any moment of the first start, the next start recovers", async () => {
  for (const moment of [150, 300, 500, 800, 1200, 1700]) {
    const owner = launch(hold, {}, [data]);
    await sleep(moment);
    owner.child.kill("SIGKILL");
    await owner.ended;
  }
  const cluster = await startEmbeddedPostgres(data);
  expect(await ask(cluster.urlOf("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
  await cluster.stop();
  expect(processesOf(data)).toEqual([]);
});

test("after a kill while running, no process is left and the next start finds no dying server", async () => {
  for (let round = 0; round < 3; round++) {
    const owner = launch(hold, {}, [data]);
    await until("the server answers", isUp);
    owner.child.kill("SIGKILL");
    await owner.ended;
    const cluster = await startEmbeddedPostgres(data);
    await sleep(300);
    expect(await ask(cluster.urlOf("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
    await cluster.stop();
  }
  await until("nothing is left", () => processesOf(data).length === 0);
});

test("a killed database server restarts at the same address", async () => {
  const cluster = await startEmbeddedPostgres(data);
  const postmaster = Number.parseInt(readFileSync(join(data, "data/postmaster.pid"), "utf8"), 10);
  process.kill(postmaster, "SIGKILL");
  await until("the old one is gone", async () => !(await answers()));
  await until("a new one answers", answers);
  await cluster.stop();
  expect(processesOf(data)).toEqual([]);
});

test("after its guard is killed, the database server can still be stopped", async () => {
  const cluster = await startEmbeddedPostgres(data);
  const guard = processesOf(data).find((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("guard.mjs"));
  process.kill(guard ?? 0, "SIGKILL");
  await sleep(200);
  await cluster.stop();
  await until("nothing is left", () => processesOf(data).length === 0);
});

test("two starts at once share one server", async () => {
  const owners = [launch(hold, {}, [data]), launch(hold, {}, [data])];
  await until("both have it", () => owners.every((owner) => owner.words().includes("postgresql://")));
  expect(new Set(owners.map((owner) => owner.words().match(/127\.0\.0\.1:\d+/)?.[0])).size).toBe(1);
  for (const owner of owners) owner.child.kill("SIGTERM");
  await Promise.all(owners.map((owner) => owner.ended));
  await until("nothing is left", () => processesOf(data).length === 0);
});
