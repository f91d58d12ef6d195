/**
 * How long the slowest hundredth of visits waits while public pages, among them those on which visitors sign up, are asked
 * for in turn at half of what each server can do, beside bare node:http with the same bytes; one core serves, the other asks.
 * Needs wrk, h2load, ss and taskset on the machine.
 * `npm run bench -- latency`
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { bareNode, pin, rateOf } from "./contenders.ts";
import { median, note, quantile } from "./results.ts";

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 5);
const clients = 16;
const paths = ["/fr/sports", "/players", "/fr/player-signup", "/recruiter-signup", "/ar/sport-jobs/new"];
const folder = throwAwayFolder();
const app = await startApp(folder.path);
pin(app.url, 0);
const pages = new Map<string, Buffer>();
for (const path of ["/", ...paths]) pages.set(path, Buffer.from(await (await fetch(app.url + path)).arrayBuffer()));
const bare = await bareNode(pages, folder.path);
const origins = [app.url, bare.url] as const;
/** Of pages asked for in turn: the slow ones take their share of the time. */
const capacities = origins.map(
  (origin) => paths.length / paths.reduce((sum, path) => sum + 1 / rateOf(origin + path, 2).rate, 0),
);

const slowest: [number[], number[]] = [[], []];
let failures = 0;
for (let round = 0; round < rounds; round++)
  for (const at of [0, 1] as const) slowest[at].push(waits(origins[at], Math.floor((capacities[at] ?? 0) / 2)));
const [ours, theirs] = [median(slowest[0]), median(slowest[1])];
note({
  id: "P2",
  goal: "p99 of public pages at half of its own capacity <= 1.5 of bare node:http",
  figure: `${(ours / theirs).toFixed(2)} (${(ours / 1000).toFixed(2)} ms at ${Math.floor((capacities[0] ?? 0) / 2)} req/s, ${(theirs / 1000).toFixed(2)} ms at ${Math.floor((capacities[1] ?? 0) / 2)}), ${failures} failed`,
  command: "npm run bench -- latency",
});

bare.stop();
await app.stop();
folder.remove();

/** The 99th percentile in microseconds, from the first byte asked to the last one answered. */
function waits(origin: string, perSecond: number): number {
  const log = join(folder.path, "waits.log");
  execFileSync(
    "taskset",
    [
      ...["-c", "1", "h2load", "--h1", "-t1", `-c${clients}`, `--rps=${Math.floor(perSecond / clients)}`],
      ...[`-D${seconds}`, "--warm-up-time=1", `--log-file=${log}`, "-H", "accept-encoding: gzip"],
      ...paths.map((path) => origin + path),
    ],
    { stdio: "ignore" },
  );
  const rows = readFileSync(log, "utf8").trim().split("\n");
  const requests = rows.map((row) => row.split("\t").map(Number));
  failures += requests.filter(([, status]) => status !== 200).length;
  return quantile(
    requests.map(([, , micros = Number.NaN]) => micros),
    0.99,
  );
}
