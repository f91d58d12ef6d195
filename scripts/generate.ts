import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./fail.ts";
import { fingerprint } from "./fingerprint.ts";
import { withLock } from "./lock.mjs";
import { cache, root, runNode } from "./run.ts";

const client = join(root, "lib/core/prisma");
const stamp = join(client, "made-from.txt");

/** Makes the database client anew when the schema or Prisma changed. */
export async function ensureClient() {
  await withLock(join(cache, "generate.lock"), async () => {
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
