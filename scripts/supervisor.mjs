// @ts-check
import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Times in milliseconds. */
const defaults = {
  /** Between two questions whether the program still answers. */
  pingEvery: 1_000,
  /** Without an answer for so long, it is killed. */
  deafAfter: 20_000,
  /** Before the first restart; each further one waits twice as long. */
  pause: 1_000,
  mostRestarts: 5,
  /** Restarts are counted within this time. */
  within: 3_600_000,
  /** From a signal to the end, whatever the program does. */
  endWithin: 9_000,
};

/**
 * Runs a program, passes signals on, and exits as it does. Once the program has sent "supervise", it is asked "ping" and has
 * to answer "pong": one whose event loop is blocked is killed and started again.
 * @param {{ command: string, args: string[], options: import("node:child_process").SpawnOptions }} program
 * @param {Partial<typeof defaults>} [times]
 */
export function supervise({ command, args, options }, times = {}) {
  const { pingEvery, deafAfter, pause, mostRestarts, within, endWithin } = { ...defaults, ...times };
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {number[]} */
  const restarts = [];
  let isStopping = false;
  start();
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => stop(signal));
  return { stop };

  function start() {
    const program = spawn(command, args, { ...options, stdio: ["inherit", "inherit", "inherit", "ipc"] });
    child = program;
    let wasKilled = false;
    /** Turns of our own loop since the last answer: while this machine sleeps, none passes. */
    let unanswered = 0;
    /** @type {NodeJS.Timeout | undefined} */
    let asking;
    program.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      process.exit(127);
    });
    program.on("message", (message) => {
      unanswered = 0;
      if (message === "supervise") asking ??= setInterval(ping, pingEvery);
    });
    program.on("exit", (code, signal) => {
      clearInterval(asking);
      if (wasKilled && !isStopping) return restart();
      leave(code, signal);
    });

    function ping() {
      if (unanswered * pingEvery >= deafAfter) {
        wasKilled = true;
        clearInterval(asking);
        return void program.kill("SIGKILL");
      }
      unanswered += 1;
      if (program.connected) program.send("ping", () => {});
    }
  }

  function restart() {
    const now = Date.now();
    restarts.push(now);
    const recent = restarts.filter((at) => now - at < within).length;
    const deaf = `the server did not answer for ${deafAfter / 1000} s and was killed`;
    if (recent > mostRestarts) {
      say(`${deaf}; it was restarted ${mostRestarts} times already, this is the end`);
      process.exit(1);
    }
    const wait = pause * 2 ** (recent - 1);
    say(`${deaf}; restart ${recent} of ${mostRestarts} in ${wait / 1000} s`);
    setTimeout(() => (isStopping ? process.exit(0) : start()), wait);
  }

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    child?.kill(signal);
    if (isStopping) return;
    isStopping = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return leave(0, null);
    setTimeout(() => {
      say(`the server did not end within ${endWithin / 1000} s and was killed`);
      child?.kill("SIGKILL");
    }, endWithin).unref();
  }
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function leave(code, signal) {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
}

/** A line as the log of the server writes it. @param {string} msg */
function say(msg) {
  console.error(JSON.stringify({ level: 60, time: Date.now(), msg }));
}
