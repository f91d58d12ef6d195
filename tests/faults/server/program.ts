import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { settingNames } from "@/lib/platform/env-schema";
import { nodeArgs, root } from "@/scripts/run.ts";

export type Program = { child: ChildProcess; words: () => string; ended: Promise<number | NodeJS.Signals | null> };

/** Runs one of our scripts as `npm` would, with only the given environment. */
export function launch(script: string, set: Record<string, string> = {}, args: string[] = []): Program {
  const nothing = Object.fromEntries(settingNames.map((name) => [name, ""]));
  const env = { ...process.env, NODE_ENV: undefined, ...nothing, ...set } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, nodeArgs(script, ...args), {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.on("close", (code, signal) => done(code ?? signal)),
  );
  return { child, words: () => output, ended };
}

/** Processes whose command line contains this folder; a stopped program must leave none. */
export function processesOf(folder: string): number[] {
  if (!existsSync("/proc")) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => commandLine(pid).includes(folder))
    .map(Number);
}

function commandLine(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

export async function until(description: string, holds: () => boolean | Promise<boolean>, patience = 60_000) {
  for (const start = Date.now(); !(await holds()); await sleep(50)) {
    if (Date.now() - start > patience) throw new Error(`not within ${patience} ms: ${description}`);
  }
}
