import "server-only";
import { log } from "../http/log";
import { processState } from "../process-state";
import { SandboxFailed, SandboxProcess, type Task } from "./sandbox-process";

const MAX_RUNNING = 2;
const MAX_WAITING = 20;
const MAX_TASKS = 50;
const IDLE_MS = 10_000;

type Pool = { running: number; waiting: (() => void)[]; idle: SandboxProcess[] };
/** The limit holds for actions, API routes and jobs together, which are bundled separately. */
const pool = processState("sandbox", (): Pool => ({ running: 0, waiting: [], idle: [] }));

/** Runs a function over untrusted bytes in a separate process with CPU and memory limits; throws `SandboxFailed`. */
export async function runInSandbox<Output>(task: Task, bytes: Uint8Array, extra?: unknown): Promise<Output> {
  await acquireSlot();
  const sandbox = takeProcess();
  try {
    const output = await sandbox.run<Output>(task, bytes, extra);
    keepIdle(sandbox);
    return output;
  } catch (error) {
    sandbox.end();
    log.warn({ err: error, task: task.name, cause: (error as Error).cause }, "sandbox");
    throw error;
  } finally {
    releaseSlot();
  }
}

async function acquireSlot() {
  if (pool.running < MAX_RUNNING) return void pool.running++;
  if (pool.waiting.length >= MAX_WAITING) throw new SandboxFailed("busy");
  await new Promise<void>((resolve) => pool.waiting.push(resolve));
}

function releaseSlot() {
  const next = pool.waiting.shift();
  if (next) next();
  else pool.running--;
}

function takeProcess(): SandboxProcess {
  for (let idleProcess = pool.idle.pop(); idleProcess; idleProcess = pool.idle.pop())
    if (idleProcess.isUsable) return idleProcess;
  return new SandboxProcess();
}

function keepIdle(sandbox: SandboxProcess) {
  if (sandbox.tasks >= MAX_TASKS) return sandbox.end();
  pool.idle.push(sandbox);
  const { tasks } = sandbox;
  setTimeout(() => sandbox.tasks === tasks && sandbox.end(), IDLE_MS).unref();
}
