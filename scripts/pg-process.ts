import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "./pg-cluster.ts";

export const pidFile = (folder: string) => join(dataFolder(folder), "postmaster.pid");

/** The pid of the server running on this folder; undefined when its pid file is missing or stale. */
export function postmaster(folder: string): number | undefined {
  if (!existsSync(pidFile(folder))) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile(folder), "utf8"), 10);
  return pid > 0 && worksOn(pid, dataFolder(folder)) ? pid : undefined;
}

function worksOn(pid: number, data: string) {
  if (process.platform !== "linux") {
    const line = spawnSync("ps", ["-o", "stat=,command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
    return line.includes(data) && !/^\s*Z/.test(line);
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data); // empty for a zombie
  } catch {
    return false;
  }
}
