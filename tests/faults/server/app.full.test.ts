import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { freePort } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch, type Program, processesOf, until } from "./program";

const folder = throwAwayFolder();
const longest = 900_000; // The first start may build.
afterAll(folder.remove);

test(
  "a start serves, is asked to end, cuts no answer short and leaves nothing behind",
  async () => {
    const { app, url } = await start();
    const visits: string[] = [];
    const visitors = Array.from({ length: 20 }, () => visit(url, visits));
    await until("the visitors are under way", () => visits.length > 60);
    const { begun, answered } = postSlowly(`${url}/api/stripe/webhook`);
    await begun;
    app.child.kill("SIGTERM");
    app.child.kill("SIGINT"); // A terminal signals the whole process group, and npm forwards the signal as well.
    await Promise.all(visitors);
    expect(visits.filter((answer) => answer !== "whole").join("\n")).toBe("");
    expect(await answered).toBeGreaterThanOrEqual(400);
    expect(await app.ended, app.words()).toBe(0);
    expect(app.words()).not.toMatch(/^\s+at /m);
    expect(processesOf(folder.path)).toEqual([]);
  },
  longest,
);

test(
  "killed, it leaves nothing behind, and the next start has neither to build nor to seed",
  async () => {
    const first = await start();
    first.app.child.kill("SIGKILL");
    await first.app.ended;
    await until("nothing is left", () => processesOf(folder.path).length === 0);
    const second = await start();
    expect(second.app.words()).not.toMatch(/Building|Making/);
    await comeWhileBusy(second);
    second.app.child.kill("SIGTERM");
    expect(await second.app.ended).toBe(0);
  },
  longest,
);

/** As many clients connect at once as the backlog holds; further ones would be dropped and retry seconds later. */
async function comeWhileBusy({ app, url }: Awaited<ReturnType<typeof start>>) {
  const most = "/proc/sys/net/core/somaxconn";
  const many = Math.min(1_000, existsSync(most) ? Number(readFileSync(most, "utf8")) : 128);
  app.child.kill("SIGSTOP");
  const sockets = Array.from({ length: many }, () => connect(Number(new URL(url).port), "localhost"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.destroy();
  app.child.kill("SIGCONT");
}

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

/** Requests one page after the other until the server stops answering. */
async function visit(url: string, visits: string[]) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (!response) return;
    const page = await response.text().catch(() => "");
    const isWhole = response.ok && page.includes("</html>");
    visits.push(isWhole ? "whole" : `${response.status} after ${visits.length} visits: ${page.slice(0, 300)}`);
  }
}

/** Has an unfinished request during the shutdown. */
function postSlowly(url: string) {
  const posting = request(url, { method: "POST", headers: { "content-length": 4 } });
  const begun = new Promise<void>((done) => void posting.write("{ ", () => done()));
  const answered = new Promise<number>((done, reject) => {
    posting.on("response", (response) => response.resume().on("end", () => done(response.statusCode ?? 0)));
    posting.on("error", reject);
  });
  setTimeout(() => posting.end(" }"), 1500);
  return { begun, answered };
}
