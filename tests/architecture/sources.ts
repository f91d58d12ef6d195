import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What every rule of the house reads: where something stands, and what it says. */
export type Source = { path: string; text: string };

const generated = /^lib\/platform\/prisma\/|\.d\.json\.ts$|(^|\/)node_modules\//;

/** All files under these folders or paths whose name matches, as paths from the root. */
export function sources(roots: string[], name = /\.(tsx?|css)$/): Source[] {
  return roots
    .flatMap(walk)
    .filter((path) => name.test(path) && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

function walk(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? walk(join(path, entry.name)) : [join(path, entry.name)]));
}

/** Matches of a pattern with the line they stand on, told so that an editor can jump there. */
export function findings({ path, text }: Source, pattern: RegExp): string[] {
  return text.split("\n").flatMap((line, index) => {
    const found = line.match(pattern);
    return found ? [`${path}:${index + 1} ${found[0].trim()}`] : [];
  });
}

/** An offender for a rule to find. */
export const planted = (path: string, text = ""): Source => ({ path, text });
