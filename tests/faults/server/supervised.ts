import { nodeArgs, root } from "@/scripts/run.ts";
import { supervise } from "@/scripts/supervisor.mjs";

supervise(
  {
    command: process.execPath,
    args: nodeArgs("tests/faults/server/blocked-program.ts", process.argv[2] ?? ""),
    options: { cwd: root },
  },
  { pingEvery: 100, deafAfter: 4_000, pause: 100, mostRestarts: 2, endWithin: 3_000 },
);
