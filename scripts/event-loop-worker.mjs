// @ts-check
// Runs in a worker thread: logs the main thread's stack when its event loop is blocked.
import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";
import { levelOf } from "./blocked-level.mjs";

/** @type {{ beats: Int32Array, supervisor: number | null, checkEvery: number, blockedAfter: number, killAfter: number }} */
const { beats, supervisor, checkEvery, blockedAfter, killAfter } = workerData;

const deepest = 40;
let lastBeat = Atomics.load(beats, 0);
/** Milliseconds since the last beat, counted in intervals of this thread, so that sleep of the machine does not count. */
let silent = 0;
let isReported = false;
/** CPU usage at the last beat. */
let used = process.cpuUsage();

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  if (beat !== lastBeat) {
    if (isReported) log({ level: 40, blockedFor: silent, msg: "the event loop runs again" });
    lastBeat = beat;
    used = process.cpuUsage();
    silent = 0;
    isReported = false;
    return;
  }
  silent += checkEvery;
  if (silent >= blockedAfter && !isReported) {
    isReported = true;
    reportStack();
  }
  if (silent >= killAfter && supervisor !== null && process.ppid !== supervisor) process.kill(process.pid, "SIGKILL");
}, checkEvery);
parentPort?.postMessage("ready");

/** Pauses the main thread, even inside a loop or regular expression, and reads its stack. */
function reportStack() {
  const session = new Session();
  session.connectToMainThread();
  /** @type {Map<string, string>} */
  const files = new Map();
  session.on("Debugger.scriptParsed", ({ params }) => files.set(params.scriptId, params.url));
  /** @param {{ params: { callFrames: Frame[] } }} event */
  const onPaused = ({ params }) => {
    session.post("Debugger.resume");
    session.post("Debugger.disable", () => session.disconnect());
    const lines = params.callFrames.slice(0, deepest).map((frame) => lineOf(frame, files.get(frame.location.scriptId)));
    const stack = lines.join("\n");
    const { user, system } = process.cpuUsage(used);
    log({
      level: levelOf({ blockedFor: silent, busyFor: (user + system) / 1000, stack }),
      blockedFor: silent,
      stack,
      msg: "the event loop is blocked",
    });
  };
  session.on("Debugger.paused", /** @type {any} */ (onPaused));
  session.post("Debugger.enable", () => session.post("Debugger.pause"));
}

/** @typedef {{ functionName: string, location: { scriptId: string, lineNumber: number, columnNumber?: number } }} Frame */

/** @param {Frame} frame @param {string} [file] */
function lineOf({ functionName, location }, file = "") {
  return `    at ${functionName || "<anonymous>"} (${file}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`;
}

/** Written at once: what this thread writes to the console goes by way of the main thread. @param {object} line */
function log(line) {
  const { level, ...rest } = /** @type {{ level: number }} */ (line);
  writeSync(1, `${JSON.stringify({ level, time: Date.now(), ...rest })}\n`);
}
