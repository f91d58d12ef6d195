import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Stop } from "./fail.ts";
import { postmaster } from "./pg-process.ts";
import { startGuarded } from "./run.ts";

type Launch = { command: string; args: string[]; options: { uid?: number; gid?: number } };

/** Runs Postgres until `stop` and restarts it when it dies. */
export async function keepPostgresRunning(folder: string, launch: Launch, acceptsConnections: () => Promise<boolean>) {
  let state: "starting" | "running" | "stopping" = "starting";
  let guard = launchGuard();

  for (let tries = 0; !(await acceptsConnections()); tries++) {
    if (hasEnded(guard) || tries > 1000)
      throw new Stop(`The embedded Postgres did not start, see ${folder}/postgres.log.`);
    await sleep(30);
  }
  state = "running";
  return { stop };

  function launchGuard() {
    const log = openSync(join(folder, "postgres.log"), "a");
    const child = startGuarded({ ...launch, signal: "SIGINT", wholeGroup: false, patience: 0 }, log);
    closeSync(log);
    doNotWaitFor(child);
    child.once("exit", () => setTimeout(relaunch, 300).unref());
    return child;
  }

  function relaunch() {
    if (state === "running") guard = launchGuard();
  }

  async function stop() {
    state = "stopping";
    guard.stdin?.end();
    while (!hasEnded(guard)) await sleep(20);
    for (let pid = postmaster(folder); pid; pid = postmaster(folder)) {
      process.kill(pid, "SIGINT"); // its guard was killed
      await sleep(100);
    }
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Lets the program exit while the server runs; the server then ends too. */
function doNotWaitFor(child: ChildProcess) {
  child.unref();
  if (child.stdin && "unref" in child.stdin && typeof child.stdin.unref === "function") child.stdin.unref();
}
