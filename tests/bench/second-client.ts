/**
 * R1: what somebody else waits, for a public page and for one behind the sign-in, while one sender sends the single requests that
 * once stopped the server, each from an address of its own, beside the same visits without them, turn and turn about. Nothing is
 * pinned to a core: what a hostile file costs is taken by processes of its own. Needs h2load on the machine.
 * `npm run bench -- second-client`; ROUNDS chooses others.
 */
import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startApp } from "@/scripts/app-under-test.ts";
import { currentBuildFolder } from "@/scripts/build.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { connectTo } from "../faults/server/connection.ts";
import { actsOf } from "../faults/server/flood.ts";
import { requestOf } from "../faults/server/forms-of-acts.ts";
import { knownAttacks } from "../faults/server/known-attacks.ts";
import { cookiesOf } from "../support/signed-in.ts";
import { note, quantile } from "./results.ts";

const rounds = Number(process.env.ROUNDS ?? 10);
const seconds = 10;
/** Attacks a second: some of them are a body of 7.5 MB. */
const attacksPerSecond = 4;
const clients = 2;
const warmUps = 3;

const folder = throwAwayFolder();
const app = await startApp(folder.path, { PROXIES: "1" });
const [player, recruiter, admin, second] = await Promise.all(
  ["player", "recruiter", "admin", "recruiter"].map((who) => cookiesOf(app.url, who)),
);
const attacks = knownAttacks(actsOf(currentBuildFolder()), {
  player: player ?? "",
  recruiter: recruiter ?? "",
  admin: admin ?? "",
});
const visits = [
  { name: "public", path: "/fr/sports", cookie: "", perSecond: 100 },
  { name: "signed in", path: "/dashboard", cookie: second ?? "", perSecond: 8 },
];
type Visit = (typeof visits)[number];

const run = promisify(execFile);
const failures = new Map<string, number>();
let [sent, unanswered] = [0, 0];
// The first visits compile what the server runs.
for (let round = 0; round < warmUps; round++) await Promise.all(visits.map(waits));

const alone: number[][] = visits.map(() => []);
const beside: number[][] = visits.map(() => []);
for (let round = 0; round < rounds; round++) {
  await visitAll(alone);
  const attack = attacking();
  await visitAll(beside);
  await attack.end();
  await sleep(1_000);
}
/** Of all visits together: a round has too few of the slow page for a percentile of its own. */
const told = visits.map(({ name, perSecond }, at) => {
  const [without, during] = [alone, beside].map((all) => quantile(all[at] ?? [], 0.99));
  const [ms, msDuring] = [without, during].map((micros = Number.NaN) => (micros / 1000).toFixed(2));
  return `${name} ${((during ?? 0) / (without ?? 1)).toFixed(2)} (p99 ${msDuring} and ${ms} ms at ${perSecond} req/s)`;
});
note({
  id: "R1",
  goal: "p99 of a second client while one sends what once stopped the server <= 1.2 of undisturbed",
  figure: `${told.join(", ")}, ${rounds} rounds, failed: ${[...failures].map(([what, count]) => `${what} (${count})`).join(", ") || 0}; ${sent} attacks at ${attacksPerSecond} a second, ${unanswered} without an answer`,
  command: "npm run bench -- second-client",
});
await app.stop();
folder.remove();

/** Sends one attack after the other, at a steady rate; `end` waits for the last answers. */
function attacking() {
  const answers: Promise<void>[] = [];
  const timer = setInterval(() => answers.push(attackOnce()), 1000 / attacksPerSecond);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(answers);
    },
  };
}

async function attackOnce() {
  const attack = attacks[sent++ % attacks.length];
  if (!attack) return;
  const { bytes, method } = requestOf(attack);
  const connection = await connectTo(app.url);
  if ((await connection.ask(bytes, method)) === "silent") unanswered++;
  connection.close();
}

async function visitAll(into: number[][]) {
  const durations = await Promise.all(visits.map(waits));
  for (const [at, some] of durations.entries()) into[at]?.push(...some);
}

/** Microseconds of each visit, from the first byte asked to the last one answered. */
async function waits({ name, path, cookie, perSecond }: Visit): Promise<number[]> {
  const log = join(folder.path, `${name.replace(" ", "-")}.log`);
  await run("h2load", [
    ...["--h1", "-t1", `-c${clients}`, `--rps=${perSecond / clients}`, `-D${seconds}`, "--warm-up-time=1"],
    ...[`--log-file=${log}`, "-H", "accept-encoding: gzip", "-H", `cookie: ${cookie || "a=b"}`, app.url + path],
  ]);
  const rows = readFileSync(log, "utf8").trim().split("\n");
  // h2load appends to a file that exists.
  rmSync(log);
  const answered = rows.map((row) => row.split("\t").map(Number));
  for (const [, status] of answered)
    if (status !== 200) failures.set(`${name} ${status}`, (failures.get(`${name} ${status}`) ?? 0) + 1);
  return answered.map(([, , micros = Number.NaN]) => micros);
}
