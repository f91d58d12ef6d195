import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** The HTTP methods that a route exports, each export on one line. */
export const methodsIn = (source: string): string[] => [
  ...new Set(
    [...source.matchAll(/^export .*?$/gm)].flatMap(
      ([line]) => line.match(/\b(?:GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\b/g) ?? [],
    ),
  ),
];

/** The methods of each API route; GET includes HEAD. */
export const endpointMethods: Record<string, readonly string[]> = Object.fromEntries(
  globSync("app/**/route.ts")
    .sort()
    .map((file) => [dirname(file).slice("app".length), methodsIn(readFileSync(file, "utf8")).sort()]),
);
