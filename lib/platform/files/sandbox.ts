import "server-only";
import { log } from "../http/log";
import { SandboxFailed, SandboxProcess, type Task } from "./sandbox-process";

const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
/** Tasks per process, and idle milliseconds before it ends. */
const MOST_TASKS = 50;
const REST_MS = 10_000;

type Pool = { running: number; waiting: (() => void)[]; idle: SandboxProcess[] };
/** Shared by the server's modules and Next's bundles. */
const shared = globalThis as { recruitSandbox?: Pool };
shared.recruitSandbox ??= { running: 0, waiting: [], idle: [] };
const pool = shared.recruitSandbox;

/** Runs a function over untrusted bytes in a separate process with limits of CPU and memory. Throws `SandboxFailed`. */
export async function runInSandbox<Output>(task: Task, bytes: Uint8Array, more?: unknown): Promise<Output> {
  await takeTurn();
  const sandbox = usableProcess();
  try {
    const output = await sandbox.run<Output>(task, bytes, more);
    rest(sandbox);
    return output;
  } catch (error) {
    sandbox.end();
    log.warn({ err: error, task: task.name, cause: (error as Error).cause }, "sandbox");
    throw error;
  } finally {
    passTurn();
  }
}

async function takeTurn() {
  if (pool.running < MOST_AT_ONCE) return void pool.running++;
  if (pool.waiting.length >= MOST_WAITING) throw new SandboxFailed("busy");
  await new Promise<void>((turn) => pool.waiting.push(turn));
}

/** Passes the turn on directly, so that nobody overtakes. */
function passTurn() {
  const next = pool.waiting.shift();
  if (next) next();
  else pool.running--;
}

function usableProcess(): SandboxProcess {
  for (let idleProcess = pool.idle.pop(); idleProcess; idleProcess = pool.idle.pop())
    if (idleProcess.isUsable) return idleProcess;
  return new SandboxProcess();
}

function rest(sandbox: SandboxProcess) {
  if (sandbox.tasks >= MOST_TASKS) return sandbox.end();
  pool.idle.push(sandbox);
  const { tasks } = sandbox;
  setTimeout(() => sandbox.tasks === tasks && sandbox.end(), REST_MS).unref();
}
