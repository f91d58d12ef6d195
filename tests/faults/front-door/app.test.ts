import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { freePort } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch, type Program, processesOf, until } from "./program";

const folder = throwAwayFolder();
const longest = 900_000; // the first start may have to build
afterAll(folder.remove);

test("a start serves, is asked to end, cuts no answer short and leaves nothing behind", {
  timeout: longest,
}, async () => {
  const { app, url } = await start();
  const visitors = Array.from({ length: 20 }, () => visit(url));
  const posting = postSlowly(`${url}/api/stripe/webhook`);
  await sleep(1000);
  app.child.kill("SIGTERM");
  app.child.kill("SIGINT"); // a terminal tells everybody, and npm once more
  const visits = (await Promise.all(visitors)).flat();
  expect(visits.length).toBeGreaterThan(20);
  expect(visits.filter((answer) => answer !== "whole")).toEqual([]);
  expect(await posting).toBeGreaterThanOrEqual(400);
  expect(await app.ended, app.words()).toBe(0);
  expect(app.words()).not.toMatch(/^\s+at /m);
  expect(processesOf(folder.path)).toEqual([]);
});

test("killed, it leaves nothing behind, and the next start has neither to build nor to seed", {
  timeout: longest,
}, async () => {
  const first = await start();
  first.app.child.kill("SIGKILL");
  await first.app.ended;
  await until("nothing is left", () => processesOf(folder.path).length === 0);
  const second = await start();
  expect(second.app.words()).not.toMatch(/Building|Making/);
  second.app.child.kill("SIGTERM");
  expect(await second.app.ended).toBe(0);
});

async function start() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const app = launch("scripts/start.ts", { DATA_DIR: folder.path, PORT: String(port), LOG_LEVEL: "warn" });
  await until("it is ready", () => isReady(app), longest);
  return { app, url };
}

function isReady(app: Program) {
  if (app.child.exitCode !== null) throw new Error(app.words());
  return app.words().includes("Recruit is ready");
}

/** Asks for one page after the other until nobody answers any more. */
async function visit(url: string): Promise<string[]> {
  const answers: string[] = [];
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (!response) return answers;
    const whole = await response.text().then(
      (page) => page.includes("</html>"),
      () => false,
    );
    answers.push(whole && response.ok ? "whole" : `cut short (${response.status})`);
  }
}

/** Is in the middle of a request when the end comes. */
function postSlowly(url: string): Promise<number> {
  return new Promise((done, reject) => {
    const posting = request(url, { method: "POST", headers: { "content-length": 4 } }, (response) => {
      response.resume();
      response.on("end", () => done(response.statusCode ?? 0));
    });
    posting.on("error", reject);
    posting.write("{ ");
    setTimeout(() => posting.end(" }"), 1500);
  });
}
