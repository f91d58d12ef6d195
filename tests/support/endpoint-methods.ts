import { readdirSync, readFileSync } from "node:fs";
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
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/route.ts"))
    .map((file) => `/${dirname(file)}`)
    .sort()
    .map((route) => [route, methodsIn(readFileSync(`app${route}/route.ts`, "utf8")).sort()]),
);
