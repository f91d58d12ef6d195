// @ts-check
import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Milliseconds. */
const defaults = {
  /** Between two pings. */
  pingEvery: 1_000,
  /** Without an answer for this long, the program is killed. */
  deafAfter: 20_000,
  /** Before the first restart; doubles each time. */
  pause: 1_000,
  mostRestarts: 5,
  /** Period in which restarts are counted. */
  within: 3_600_000,
  /** From a signal to SIGKILL. */
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
    /** Pings since the last answer, counted in intervals of this process, so that sleep of the machine does not count. */
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

/** One log line in the server's format. @param {string} msg */
function say(msg) {
  console.error(JSON.stringify({ level: 60, time: Date.now(), msg }));
}
