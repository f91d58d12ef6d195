import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";
import { socketOf } from "./server-load.ts";

const answers: Record<string, () => unknown> = {
  "/heap": () => {
    for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
    return process.memoryUsage();
  },
};

// Loaded into a server under test. Its threads and child processes inherit its arguments.
if (isMainThread && process.argv[1]?.endsWith("scripts/start.ts"))
  createServer(({ url = "" }, response) => response.end(JSON.stringify(answers[url]?.() ?? null)))
    .listen(socketOf(process.env.DATA_DIR ?? ""))
    .unref();
