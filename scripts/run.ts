import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));
/** Cache of build steps; may be deleted at any time. */
export const cache = join(root, "node_modules", ".cache", "recruit");
const guard = fileURLToPath(new URL("guard.mjs", import.meta.url));
const hook = new URL("resolve-hook.ts", import.meta.url).href;

/** Arguments with which plain Node runs one of our TypeScript files. */
export const nodeArgs = (script: string, ...args: string[]) => ["--import", hook, script, ...args];

export type GuardedCommand = {
  command: string;
  args: string[];
  options?: { cwd?: string; uid?: number; gid?: number };
  signal?: NodeJS.Signals;
  wholeGroup?: boolean;
  /** Milliseconds between the signal and SIGKILL. */
  patience?: number;
};
type Output = number | "inherit" | "pipe";

/** Starts a command that ends with this process; closing its stdin stops it. */
export function startGuarded(guarded: GuardedCommand, output: Output, env = process.env): ChildProcess {
  const { command, args, options = { cwd: root }, signal = "SIGTERM", wholeGroup = true, patience = 5000 } = guarded;
  const plan = JSON.stringify({ command, args, options, signal, wholeGroup, patience });
  return spawn(process.execPath, [guard, plan], { cwd: root, env, stdio: ["pipe", output, output], detached: true });
}

/** Runs a Node program; `quiet` captures its output. */
export async function runNode(args: string[], { quiet = false, env = {} as Record<string, string | undefined> } = {}) {
  const child = startGuarded({ command: process.execPath, args }, quiet ? "pipe" : "inherit", {
    ...process.env,
    ...env,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  const code = await new Promise<number>((resolve) => child.on("close", (status) => resolve(status ?? 1)));
  return { ok: code === 0, code, output: Buffer.concat(output).toString() };
}
