/**
 * What a visitor waits while 500 connections each send one byte a second of a request that never ends, half of them in its
 * head and half in its body, beside the same visits without them, turn and turn about. Needs h2load and taskset on the machine.
 * `npm run bench -- slow-sockets`
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { pin } from "./contenders.ts";
import { median, note, quantile } from "./results.ts";

const slow = Number(process.env.SOCKETS ?? 500);
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = 5;
const perSecond = 400;
const clients = 16;
const paths = ["/fr/sports", "/players", "/recruiter-signup"];
/** A head and a body that would take longer than the bench. */
const begun = [
  "GET /players HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
  `POST /api/auth/callback/credentials HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100000\r\n\r\n`,
] as const;

const folder = throwAwayFolder();
const app = await startApp(folder.path);
pin(app.url, 0);
const port = Number(new URL(app.url).port);
for (const path of paths) await fetch(app.url + path);
/** The drip must go on while the visits are asked for. */
const run = promisify(execFile);
let failures = 0;
await waits();

const alone: number[] = [];
const beside: number[] = [];
let open = 0;
for (let round = 0; round < rounds; round += 1) {
  alone.push(await waits());
  const crowd = await dripping();
  beside.push(await waits());
  open += crowd.end();
  await sleep(500);
}
note({
  id: "F8",
  goal: `p99 of requests beside ${slow} connections that send one byte a second <= 1.2 of requests without them`,
  figure: `${(median(beside) / median(alone)).toFixed(2)} (p99 ${(median(beside) / 1000).toFixed(2)} and ${(median(alone) / 1000).toFixed(2)} ms at ${perSecond} req/s, median of ${rounds} rounds), ${failures} failed; ${Math.round(open / rounds)} of ${slow} still open at the end of a round`,
  command: "npm run bench -- slow-sockets",
});
await app.stop();
folder.remove();

/** Opens them all; `end` closes them and tells how many the server still held. */
async function dripping() {
  const sockets = await Promise.all(Array.from({ length: slow }, (_, at) => slowly(begun[at % begun.length] ?? "")));
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 1_000);
  return {
    end: () => {
      clearInterval(drip);
      const held = sockets.filter(({ writable }) => writable).length;
      for (const socket of sockets) socket.destroy();
      return held;
    },
  };
}

function slowly(text: string) {
  return new Promise<Socket>((done, failed) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(text);
      // The server may hang up on who is too slow; that is its right.
      socket.off("error", failed).on("error", () => socket.destroy());
      done(socket);
    }).once("error", failed);
    socket.resume();
  });
}

/** The 99th percentile in microseconds, from the first byte asked to the last one answered. */
async function waits(): Promise<number> {
  const log = join(folder.path, "waits.log");
  await run("taskset", [
    ...["-c", "1", "h2load", "--h1", "-t1", `-c${clients}`, `--rps=${Math.floor(perSecond / clients)}`],
    ...[`-D${seconds}`, "--warm-up-time=1", `--log-file=${log}`, "-H", "accept-encoding: gzip"],
    ...paths.map((path) => app.url + path),
  ]);
  const requests = readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split("\t").map(Number));
  failures += requests.filter(([, status]) => status !== 200).length;
  return quantile(
    requests.map(([, , micros = Number.NaN]) => micros),
    0.99,
  );
}
