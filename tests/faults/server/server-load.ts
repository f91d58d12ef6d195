import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Loaded into a server (`--import`, with `--expose-gc`), it answers `askInside`. */
export const inside = fileURLToPath(new URL("./inside-server.ts", import.meta.url));

export const socketOf = (dataDir: string) => join(dataDir, "inside.sock");

/** Queries such a server from inside: "/heap" is its memory after a garbage collection. */
export function askInside<T>(dataDir: string, path: "/heap"): Promise<T> {
  return new Promise((done, failed) => {
    const request = get({ socketPath: socketOf(dataDir), path }, (answer) => {
      let text = "";
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => done(JSON.parse(text)));
    });
    request.on("error", failed);
  });
}

/** The process that serves from this folder, found by its environment and command line. */
export function serverOf(dataDir: string): string {
  const processId = readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const isServer = readFileSync(`/proc/${pid}/cmdline`, "utf8").endsWith("scripts/start.ts\0");
      return isServer && readFileSync(`/proc/${pid}/environ`, "utf8").includes(`DATA_DIR=${dataDir}\0`);
    } catch {
      return false;
    }
  });
  if (!processId) throw new Error(`no server of ${dataDir}`);
  return processId;
}

/** CPU milliseconds of the thread that runs its event loop. */
export function loopTime(server: string): number {
  const [nanoseconds] = readFileSync(`/proc/${server}/task/${server}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}
