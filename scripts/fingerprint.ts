import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

/** A hash of names and contents; missing files count as empty. */
export function fingerprint(paths: string[], { except = /$^/ } = {}): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesUnder)) {
    if (except.test(path)) continue;
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 24);
}

function filesUnder(path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
