import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Milliseconds; `killAfter` applies only when the parent process is gone. */
const defaults = { beatEvery: 250, blockedAfter: 5_000, killAfter: 8_000 };

/** Starts the watchdog thread; also answers the supervisor's pings. */
export async function watchEventLoop(times: Partial<typeof defaults> = {}) {
  const { beatEvery, ...limits } = { ...defaults, ...times };
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const supervised = process.send !== undefined;
  const worker = new Worker(new URL("event-loop-worker.mjs", import.meta.url), {
    workerData: { beats, supervisor: supervised ? process.ppid : null, checkEvery: beatEvery, ...limits },
    execArgv: [],
  });
  worker.on("error", (error) => console.error(error));
  await once(worker, "message");
  worker.unref();
  setInterval(() => Atomics.add(beats, 0, 1), beatEvery).unref();
  if (!supervised) return;
  process.on("message", (message) => {
    if (message === "ping") process.send?.("pong");
  });
  process.channel?.unref();
  process.send?.("supervise");
}
