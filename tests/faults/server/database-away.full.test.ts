import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { cookiesOf } from "../../support/signed-in";
import { until } from "./program";

const folder = throwAwayFolder();
/** Milliseconds; two seconds are promised, the rest allows for a busy machine. */
const longest = 4_000;
let app: Awaited<ReturnType<typeof launch>>;
let cookie: string;

beforeAll(async () => {
  app = await launch(folder.path);
  cookie = await cookiesOf(app.url, "player");
  for (const path of [...pages, ...visitorPaths, "/about", "/lost/failure"]) await ask(path);
}, 900_000);
afterAll(async () => {
  await app.stop();
  folder.remove();
});

const pages = ["/dashboard", "/messages", "/api/bell", "/api/events/mine"];
/** Pages rendered for visitors without a session. */
const visitorPaths = [`/guardian/${"x".repeat(43)}`];

async function ask(path: string) {
  const begun = performance.now();
  const headers: HeadersInit = visitorPaths.includes(path) ? {} : { cookie };
  const answer = await fetch(app.url + path, { headers, redirect: "manual" });
  const text = await answer.text();
  return { path, status: answer.status, later: answer.headers.get("retry-after"), text, ms: performance.now() - begun };
}

const postmaster = () => Number.parseInt(readFileSync(join(folder.path, "postgres/data/postmaster.pid"), "utf8"), 10);

/** The processes of the Postgres server. */
function postgres(): number[] {
  const parent = postmaster();
  const children = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent);
  return [parent, ...children.map(Number)];
}

function parentOf(pid: string) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

test("requests that need an unresponsive database get 503 with Retry-After", async () => {
  const frozen = postgres();
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  try {
    const answers = await Promise.all([...pages, ...visitorPaths, ...pages, ...pages].map(ask));
    const health = await ask("/api/health");
    for (const { path, status, later, ms } of answers) {
      expect([path, status, later]).toEqual([path, 503, "2"]);
      expect(ms, path).toBeLessThan(longest);
    }
    expect(answers[0]?.text).toContain("<h1");
    expect(health).toMatchObject({ status: 503 });
    expect(await ask("/about")).toMatchObject({ status: 200 });
  } finally {
    for (const pid of frozen.reverse()) process.kill(pid, "SIGCONT");
  }
  await until("it is well again", async () => (await ask("/dashboard")).status === 200);
});

test("while the database is killed and restarts, cached pages are served and no request fails with 500", async () => {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  let over = false;
  const readers = Array.from({ length: 4 }, async (_, index) => {
    while (!over) answers.push(await ask(pages[index] as string));
  });
  await until("they read", () => answers.length > 8);
  process.kill(postmaster(), "SIGKILL");
  const before = answers.length;
  await until(
    "it is well again",
    async () => answers.length > before + 20 && (await ask("/api/health")).status === 200,
  );
  over = true;
  await Promise.all(readers);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
});
