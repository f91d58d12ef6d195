import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const app = fileURLToPath(new URL("../../app", import.meta.url));
const pageMethods = ["GET", "HEAD", "POST"];

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
  readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/route.ts"))
    .map((file) => `/${dirname(file)}`)
    .sort()
    .map((route) => [route, methodsIn(readFileSync(join(app, route, "route.ts"), "utf8")).sort()]),
);

const endpoints = Object.entries(endpointMethods).map(([route, methods]) => ({
  address: new RegExp(
    `^${route
      .replace(/\./g, "\\.")
      .replace(/\[(\\\.)+\w+\]/, ".+")
      .replace(/\[\w+\]/g, "[^/]+")}/?$`,
  ),
  methods: methods.includes("GET") ? [...new Set([...methods, "HEAD"])].sort() : methods,
}));

export const methodsOfEndpoint = (path: string) => endpoints.find(({ address }) => address.test(path))?.methods;

/** Refuses a method that the page or route does not have, and answers OPTIONS. */
export function answerMethod({ method = "", url = "/" }: IncomingMessage, response: ServerResponse): boolean {
  const methods = methodsOfEndpoint(url.split("?", 1)[0] ?? "/") ?? pageMethods;
  if (methods.includes(method)) return false;
  const allow = [...new Set([...methods, "OPTIONS"])].join(", ");
  response.writeHead(method === "OPTIONS" ? 204 : 405, { allow, "cache-control": "no-store" }).end();
  return true;
}
