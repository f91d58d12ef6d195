/**
 * What a page behind the sign-in costs the server's processor, beside a page of the same framework that sends the same elements
 * without asking anything (`floor/`); how long eight at once wait for it; how often it waits for the database, and how long beside
 * its own statements asked one after the other. Round trips are the longest chain of statements of which each was asked after the
 * one before was answered; answers are held back while they are counted, so that only what needs an answer comes after it.
 * `npm run bench -- signed-in`; ROUNDS, REQUESTS choose others, ONLY=dashboard the pages whose name has it, PROFILE=folder writes profiles.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { launch, startApp } from "@/scripts/app-under-test.ts";
import { root, runNode } from "@/scripts/run.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { cookiesOf } from "../support/signed-in.ts";
import { look, roundTrips, type Statement, traceEnvironment } from "../support/sql-trace/trace.ts";
import { median, note, quantile } from "./results.ts";

const rounds = Number(process.env.ROUNDS ?? 3);
const requests = Number(process.env.REQUESTS ?? 10);
/** Asked before anything is measured: a server that was just started still compiles what it runs. */
const warming = 60;
const command = "npm run bench -- signed-in";
const pages = [
  { name: "a player's dashboard", who: "player", path: "/dashboard" },
  { name: "a club's dashboard", who: "recruiter", path: "/dashboard" },
  { name: "a player's messages", who: "player", path: "/messages" },
  { name: "a club's messages", who: "recruiter", path: "/messages" },
  { name: "the search", who: "recruiter", path: "/players?sport=football" },
  { name: "a club's pipeline", who: "recruiter", path: "/dashboard/pipeline" },
  { name: "the administration", who: "admin", path: "/admin" },
].filter(({ name }) => name.includes(process.env.ONLY ?? ""));
type Page = (typeof pages)[number];

const folder = throwAwayFolder();
const recorded = join(folder.path, "recorded");
mkdirSync(recorded);
const profiled = process.env.PROFILE ? ` --cpu-prof --cpu-prof-dir=${process.env.PROFILE}` : "";
const app = await startApp(folder.path, { NODE_OPTIONS: traceEnvironment.NODE_OPTIONS + profiled });
const floor = await startFloor();
const pool = new pg.Client({ connectionString: app.databaseUrl });
await pool.connect();
const cookies = new Map<string, string>();
for (const { who } of pages) if (!cookies.has(who)) cookies.set(who, await cookiesOf(app.url, who));

const asPage = (page: Page) => ({ url: app.url, path: page.path, cookie: cookies.get(page.who) ?? "" });
const asFloor = (page: Page) => ({ url: floor.url, path: "/", cookie: `page=${pages.indexOf(page)}` });
type Asked = ReturnType<typeof asPage>;

/** A benchmark asks more often than a person may. */
const resetLimits = () => pool.query("delete from rate_limits");

async function ask({ url, path, cookie }: Asked) {
  const begun = performance.now();
  const answer = await fetch(url + path, { headers: { cookie, "accept-encoding": "gzip" }, redirect: "manual" });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return { ms: performance.now() - begun, body };
}

/** Asked for one after the other: milliseconds of processor each, and how long each took. */
async function alone(asked: Asked, times: number) {
  await resetLimits();
  const before = await look(asked.url);
  const ms: number[] = [];
  for (let time = 0; time < times; time++) ms.push((await ask(asked)).ms);
  return { cpu: ((await look(asked.url)).cpu - before.cpu) / times, ms };
}

/** Asked for by eight at once. */
async function crowded(asked: Asked, times: number) {
  await resetLimits();
  const ms: number[] = [];
  let left = times;
  const visitor = async () => {
    while (left-- > 0) ms.push((await ask(asked)).ms);
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return ms;
}

/** What a page asks of the database. */
async function statementsOf(asked: Asked, held: number) {
  await look(asked.url, held);
  await ask(asked);
  return (await look(asked.url)).statements;
}

/** The same statements without the page: one after the other, on one connection. */
async function bareSql(statements: Statement[]) {
  const begun = performance.now();
  for (const { text, values } of statements) if (/^\s*(select|with)/i.test(text)) await pool.query(text, values);
  return performance.now() - begun;
}

const told: Record<string, string[]> = { cpu: [], wait: [], trips: [], sql: [] };
for (const page of pages) {
  const { body } = await ask(asPage(page));
  writeFileSync(join(recorded, `${pages.indexOf(page)}.html`), body);
  const floorBytes = (await ask(asFloor(page))).body.length;
  for (const asked of [asPage(page), asFloor(page)]) await alone(asked, warming);
  const cpu = { page: [] as number[], floor: [] as number[] };
  const ms = { page: [] as number[], floor: [] as number[], sql: [] as number[] };
  const crowd = { page: [] as number[], floor: [] as number[] };
  const statements = await statementsOf(asPage(page), 0);
  for (let round = 0; round < rounds; round++) {
    for (const [kind, asked] of [
      ["page", asPage(page)],
      ["floor", asFloor(page)],
    ] as const) {
      const taken = await alone(asked, requests);
      cpu[kind].push(taken.cpu);
      ms[kind].push(...taken.ms);
      crowd[kind].push(...(await crowded(asked, requests * 2)));
    }
    for (let time = 0; time < requests; time++) ms.sql.push(await bareSql(statements));
  }
  const held = await statementsOf(asPage(page), 50);
  const [own, bare] = [median(cpu.page), median(cpu.floor)];
  const p95 = (times: number[]) => quantile(times, 0.95);
  told.cpu?.push(
    `${page.name} ${(own / bare).toFixed(2)} (${own.toFixed(1)} and ${bare.toFixed(1)} ms, ${kb(body.length)} and ${kb(floorBytes)} KB)`,
  );
  told.wait?.push(
    `${page.name} ${quantile(crowd.page, 0.99).toFixed(0)} ms (floor ${quantile(crowd.floor, 0.99).toFixed(0)})`,
  );
  told.trips?.push(`${page.name} ${roundTrips(held)} (${held.length} statements)`);
  told.sql?.push(
    `${page.name} ${(p95(ms.page) / (p95(ms.sql) + p95(ms.floor))).toFixed(2)} (${p95(ms.page).toFixed(0)}, ${p95(ms.sql).toFixed(0)} and ${p95(ms.floor).toFixed(0)} ms)`,
  );
  console.log(
    Object.values(told)
      .map((figures) => figures.at(-1))
      .join("\n   "),
  );
  if (process.env.STATEMENTS)
    for (const one of held) console.log(one.requests.toFixed(0), one.text.replace(/\s+/g, " ").slice(0, 160));
}
const figures = {
  cpu: "signed-in pages: CPU time <= 1.5 of a page that sends the same elements without queries",
  wait: "signed-in pages: p99 at 8 clients <= 150 ms",
  trips: "signed-in pages: round trips to the database, dashboards <= 2, administration <= 3",
  sql: "signed-in pages: p95 <= 1.5 of the same SQL plus the page without queries",
};
if (!process.env.ONLY && !process.env.PROFILE)
  for (const [kind, goal] of Object.entries(figures))
    note({ id: "P8", goal, figure: told[kind]?.join("; ") ?? "", command });

await pool.end();
await floor.stop();
await app.stop();
folder.remove();

/** Built once and again when it changed; serves what was recorded. */
async function startFloor() {
  const next = [join(root, "node_modules/next/dist/bin/next")];
  const place = join(root, "tests/bench/floor");
  const env = { NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { ok, output } = await runNode([...next, "build", place], { quiet: true, env });
  if (!ok) throw new Error(output);
  const order = { command: process.execPath, args: [...next, "start", place] };
  return launch(join(folder.path, "floor"), { ...env, ...traceEnvironment, RECORDED: recorded }, order);
}

function kb(bytes: number) {
  return Math.round(bytes / 1024);
}
