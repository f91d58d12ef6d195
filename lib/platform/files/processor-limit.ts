import "server-only";
import { readFileSync } from "node:fs";

const LOOK_MS = 100;
/** Of the clock, six times as much: on a busy machine a process waits for its turn. */
const PATIENCE = 6;
const MS_OF_TICK = 10;

/** Calls `giveUp` when the process has used so many milliseconds of processor from now on; gives what calls it off. */
export function limitProcessor(pid: number, ms: number, giveUp: () => void): () => void {
  const [begun, before] = [performance.now(), processorOf(pid)];
  const timer = setInterval(() => {
    const passed = performance.now() - begun;
    if (processorOf(pid, passed) - before < ms && passed < ms * PATIENCE) return;
    clearInterval(timer);
    giveUp();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** Milliseconds that all its threads have worked; where no system tells, those of the clock. */
function processorOf(pid: number, passed = 0): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_OF_TICK;
  } catch {
    return passed;
  }
}
