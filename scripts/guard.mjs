// Runs a command and ends it when its parent is gone: stdin then closes, however the parent died.
import { spawn } from "node:child_process";

const { command, args, options, signal, wholeGroup, patience } = JSON.parse(process.argv[2]);

const child = spawn(command, args, { ...options, detached: wholeGroup, stdio: ["ignore", "inherit", "inherit"] });
const target = wholeGroup ? -child.pid : child.pid;
let stopping = false;

process.stdin.on("end", stop).on("close", stop).on("error", stop).resume();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, stop);

child.on("error", (error) => {
  console.error(`${command}: ${error.message}`);
  process.exit(127);
});
child.on("exit", (code) => {
  if (wholeGroup) send("SIGKILL"); // remaining processes of the group
  process.exit(code ?? 1);
});

function stop() {
  if (stopping) return;
  stopping = true;
  send(signal);
  if (patience) setTimeout(() => send("SIGKILL"), patience).unref();
}

function send(name) {
  try {
    process.kill(target, name);
  } catch {
    // already gone
  }
}
