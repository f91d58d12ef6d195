/**
 * The search by need, what alerts find and what needs are matched with, at 10,000, 100,000 and 1,000,000 players, through the
 * functions that the pages and the schedule call. One process asks, one question after the other.
 * `npm run bench -- search`; PLAYERS=10000,100000 takes fewer, ROUNDS more rounds, SLOW=500 names what took longer.
 */
import { join } from "node:path";
import pg from "pg";
import { seedDemo } from "@/scripts/database.ts";
import { startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { ensureClient } from "@/scripts/generate.ts";
import { migrate } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { forLoading, grow, makeTemplates } from "./crowd.ts";
import type { Figures, Taken } from "./crowd-figures.ts";
import { note, quantile } from "./results.ts";

const sizes = (process.env.PLAYERS ?? "10000,100000,1000000").split(",").map(Number);
const command = `${process.env.PLAYERS ? `PLAYERS=${process.env.PLAYERS} ` : ""}npm run bench -- search`;
const kept = 2000;
const changed = 200;

await ensureClient();
const folder = throwAwayFolder();
const cluster = await startEmbeddedPostgres(join(folder.path, "postgres"), { throwAway: true });
const url = cluster.urlOf("postgres");
Object.assign(process.env, {
  DATABASE_URL: url,
  AUTH_SECRET: "of the bench, which nobody signs in to",
  LOG_LEVEL: "warn",
});
await migrate(url);
await seedDemo(url, folder.path);
const { makeClubs } = await import("./crowd-clubs.ts");
const { measureNeeds, measureSearches, measureSweeps } = await import("./crowd-figures.ts");
const { db } = await import("@/lib/platform/db/db");
const loading = new pg.Pool({ connectionString: url, ...forLoading });
const pool = new pg.Pool({ connectionString: url, max: 2 });
for (const one of [loading, pool]) one.on("error", () => {});
await makeTemplates(loading);
const [club] = await makeClubs(pool, 500, kept);
if (!club) throw new Error("no club was made");

const seconds: number[] = [];
const measured: Figures[] = [];
let from = (await pool.query("select count(*)::int as count from players")).rows[0]?.count ?? 0;
for (const size of sizes) {
  seconds.push(await grow(loading, from, size));
  from = size;
  console.log(`\n${size} players, loaded in ${seconds.at(-1)?.toFixed(0)} s`);
  const figures = {
    ...(await measureSearches(pool, club)),
    ...(await measureSweeps(pool, changed)),
    ...(await measureNeeds(pool, 5)),
  };
  for (const [name, taken] of Object.entries(figures)) console.log(`   ${name.padEnd(28)} ${toldOf(taken)}`);
  measured.push(figures);
}
const at = sizes.map((size) => size.toLocaleString("en")).join(", ");
note({
  id: "P6",
  goal: "search: lists and counts p95 <= 5 ms, names <= 30 ms; 10,000 to 1,000,000 players: filters and keyset pages <= 1.3x, anything <= 4x; page 2,000 <= 1.2x page 1",
  figure: `p50 / p95 in ms at ${at} players: ${["filters: list", "filters: page 2,000", "filters: count", "names: list", "needs: list", "needs: count", "needs: facets", "optional: list", "nobody: what each costs", "needs: whole page"].map(growth).join("; ")}. The players are written in ${seconds.map((one) => one.toFixed(0)).join(", ")} s`,
  command,
});
note({
  id: "P10",
  goal: "matching: new player against needs <= 5 ms; a need against 1,000,000 <= 30 ms; 2,000 needs against all <= 60 s",
  figure: `at ${at} players: ${changed} players who changed against ${kept} alerts ${sweeps("alerts sweep")}, against ${kept} needs ${sweeps("players against needs")}; a need against everybody p50 / p95 ${growth("need against everybody")}`,
  command,
});

await Promise.all([loading.end(), pool.end(), db.$disconnect()]);
await cluster.stop();
folder.remove();

function toldOf({ ms, statements }: Taken) {
  return `p50 ${ms1(quantile(ms, 0.5))}, p95 ${ms1(quantile(ms, 0.95))} ms of ${ms.length}, ${(statements / ms.length).toFixed(1)} statements each`;
}

function growth(name: string) {
  const each = measured.map(({ [name]: taken }) =>
    taken ? `${ms1(quantile(taken.ms, 0.5))} / ${ms1(quantile(taken.ms, 0.95))}` : "-",
  );
  return `${name} ${each.join(", ")}`;
}

function sweeps(name: string) {
  const each = measured.map(({ [name]: taken }) =>
    taken ? `${ms1((taken.ms[0] ?? 0) / changed)} ms a player in ${taken.statements} statements` : "-",
  );
  return each.join(", ");
}

/** What did not end in the fifteen seconds that a statement has is told so. */
function ms1(value: number) {
  return Number.isFinite(value) ? value.toFixed(1) : "over 15,000";
}
