import "server-only";
import { readFileSync } from "node:fs";

const INTERVAL_MS = 100;
/** The wall-clock limit as a multiple of the CPU limit. */
const WALL_CLOCK_FACTOR = 6;
const MS_PER_TICK = 10;

export function limitProcessor(pid: number, ms: number, giveUp: () => void): () => void {
  const [startedAt, initialCpu] = [performance.now(), cpuTimeOf(pid)];
  const timer = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    if (cpuTimeOf(pid, elapsed) - initialCpu < ms && elapsed < ms * WALL_CLOCK_FACTOR) return;
    clearInterval(timer);
    giveUp();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

function cpuTimeOf(pid: number, elapsed = 0): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return elapsed;
  }
}
