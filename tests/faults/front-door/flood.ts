import { readFileSync } from "node:fs";
import { join } from "node:path";
import { randomFor } from "../../../prisma/seed/random";
import { type Connection, connectTo } from "./connection";
import type { Act } from "./generated-body";
import { type Chosen, generate } from "./generated-request";

type Flood = Chosen & { origin: string; seed: string; count: number };
export type Wrong = { at: number; what: string; request: string };

/** Sends so many generated requests, one after the other over one connection, and tells which were answered by a failure of ours or not at all. */
export async function flood({ origin, seed, count, ...chosen }: Flood) {
  const random = randomFor(seed);
  const wrong: Wrong[] = [];
  const statuses = new Map<string, number>();
  let connection: Connection | undefined;
  for (let at = 1; at <= count; at++) {
    const { method, bytes } = generate(random, chosen);
    connection ??= await connectTo(origin);
    const heard = await connection.ask(bytes, method);
    const status = typeof heard === "string" ? heard : String(heard.status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!/^[1-4]\d\d$/.test(status)) wrong.push({ at, what: status, request: bytes.toString("latin1").slice(0, 1500) });
    if (typeof heard !== "string" && !/^connection: close|^content-type: text\/event-stream/im.test(heard.head))
      continue;
    connection.close();
    connection = undefined;
  }
  connection?.close();
  return { wrong, statuses: Object.fromEntries([...statuses].sort()) };
}

type Manifest = { node: Record<string, { workers: Record<string, unknown> }> };

/** The acts of a build, each with a page that has it. */
export function actsOf(distDir: string): Act[] {
  const { node }: Manifest = JSON.parse(readFileSync(join(distDir, "server/server-reference-manifest.json"), "utf8"));
  return Object.entries(node).flatMap(([id, { workers }]) =>
    Object.keys(workers)
      .filter((page) => page.endsWith("/page"))
      .map((page) => ({ id, path: addressOf(page) })),
  );
}

/** Every page and every door of machines that a build has. */
export function addressesOf(distDir: string): string[] {
  const routes: Record<string, string> = JSON.parse(
    readFileSync(join(distDir, "app-path-routes-manifest.json"), "utf8"),
  );
  return Object.values(routes)
    .map((route) => addressOf(`app${route}/page`))
    .sort();
}

/** "app/[locale]/(site)/news/[slug]/page" is "/news/x". */
const addressOf = (page: string) =>
  page
    .slice(0, -"/page".length)
    .replace(/^app(\/\[locale\])?|\/\([\w-]+\)/g, "")
    .replace(/\[[^\]]+\]/g, "x") || "/";
