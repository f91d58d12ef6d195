import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive, processIdentity } from "./lock.mjs";

const prefix = "recruit-throw-away-";

/** A temporary folder of this process; removes those of killed processes. */
export function throwAwayFolder(): { path: string; remove: () => void } {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(prefix) ? name.slice(prefix.length).split("-").slice(0, 2).join(" ") : undefined;
    if (owner && !isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
  const path = mkdtempSync(join(tmpdir(), `${prefix}${processIdentity().replace(" ", "-")}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
