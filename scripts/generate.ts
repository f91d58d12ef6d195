import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./fail.ts";
import { fingerprint } from "./fingerprint.ts";
import { withLock } from "./lock.mjs";
import { cache, root, runNode } from "./run.ts";
import { ensureWritable } from "./writable.ts";

const client = join(root, "lib/platform/prisma");
const stamp = join(client, "made-from.txt");
/** The client's location until November 2026; checks would treat leftovers as source. */
const formerClient = join(root, "lib/core/prisma");

/** Regenerates the client when the schema or Prisma changed. */
export async function ensureClient() {
  ensureWritable("node_modules/.cache/recruit", cache);
  await withLock(join(cache, "generate.lock"), async () => {
    rmSync(formerClient, { recursive: true, force: true });
    const schemaHash = fingerprint(["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === schemaHash) return;
    // Prisma would download an engine that the generator does not need.
    const env = {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    };
    const result = await runNode(["node_modules/prisma/build/index.js", "generate"], { quiet: true, env });
    if (!result.ok) throw new Stop(`The database client could not be made:\n${result.output}`);
    writeFileSync(stamp, schemaHash);
  });
}
