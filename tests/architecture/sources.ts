import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

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

/** Matches of a pattern as "path:line", which editors can open. */
export function findings({ path, text }: Source, pattern: RegExp): string[] {
  return text.split("\n").flatMap((line, index) => {
    const matches = line.match(pattern);
    return matches ? [`${path}:${index + 1} ${matches[0].trim()}`] : [];
  });
}

export const planted = (path: string, text = ""): Source => ({ path, text });
