import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./fail.ts";
import { fingerprint } from "./fingerprint.ts";
import { withLock } from "./lock.mjs";
import { cache, root, runNode } from "./run.ts";
import { ensureWritable } from "./writable.ts";

const client = join(root, "lib/platform/prisma");
const stamp = join(client, "made-from.txt");
/** Where the client was until November 2026: checks would take what is left there for code of ours. */
const formerClient = join(root, "lib/core/prisma");

/** Makes the database client anew when the schema or Prisma changed. */
export async function ensureClient() {
  ensureWritable("node_modules/.cache/recruit", cache);
  await withLock(join(cache, "generate.lock"), async () => {
    rmSync(formerClient, { recursive: true, force: true });
    const wanted = fingerprint(["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
    // The generator needs no engine, but Prisma downloads one unless it is shown some program.
    const env = {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    };
    const result = await runNode(["node_modules/prisma/build/index.js", "generate"], { quiet: true, env });
    if (!result.ok) throw new Stop(`The database client could not be made:\n${result.output}`);
    writeFileSync(stamp, wanted);
  });
}
