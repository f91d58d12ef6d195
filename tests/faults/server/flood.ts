import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Connection, connectTo } from "./connection";
import type { Act } from "./generated-body";
import type { Generated } from "./generated-request";
import { loopTime } from "./server-load";

/** CPU milliseconds for which one request may block all others. */
export const LIMIT = 200;
/** The same for requests that once stopped the server. */
export const KNOWN_LIMIT = 100;

/** Concurrent requests; with more, most would have to be measured again one by one. */
const LANES = 4;

type Target = { origin: string; server: string };
export type Outcome = { wrong: string[]; costly: Generated[]; statuses: Map<string, number> };

const isOurFailure = (status: string) => !/^[1-4]\d\d$/.test(status);
const startOf = ({ bytes }: Generated) =>
  bytes
    .toString("latin1", 0, 2000)
    .replace(/\r\ncookie: [^\r]*/, "")
    .slice(0, 600);

/**
 * Sends requests; records those that failed or were not answered, and those that were running while the event loop was
 * blocked longer than the limit.
 */
export async function flood(requests: Generated[], target: Target, outcome: Outcome) {
  const remaining = requests[Symbol.iterator]();
  await Promise.all(Array.from({ length: LANES }, () => sendAll(remaining, target, outcome)));
}

async function sendAll(requests: Iterable<Generated>, { origin, server }: Target, outcome: Outcome) {
  let connection: Connection | undefined;
  for (const request of requests) {
    connection ??= await connectTo(origin);
    const before = loopTime(server);
    const { status, isOpen } = await ask(connection, request);
    if (loopTime(server) - before >= LIMIT) outcome.costly.push(request);
    outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
    if (isOurFailure(status)) outcome.wrong.push(`${status}: ${startOf(request)}`);
    if (isOpen) continue;
    connection.close();
    connection = undefined;
  }
  connection?.close();
}

async function ask(connection: Connection, { bytes, method }: Generated) {
  const answer = await connection.ask(bytes, method);
  if (typeof answer === "string") return { status: answer, isOpen: false };
  return {
    status: String(answer.status),
    isOpen: !/^connection: close|^content-type: text\/event-stream/im.test(answer.head),
  };
}

/**
 * The cost of a request without concurrent ones; repeated where it is high, because rendering or garbage collection may
 * have run meanwhile.
 */
export async function costOf(request: Generated, { origin, server }: Target, limit = LIMIT) {
  let least = Number.POSITIVE_INFINITY;
  let status = "";
  for (let turn = 0; turn < 3 && least >= limit; turn++) {
    const connection = await connectTo(origin);
    const before = loopTime(server);
    status = (await ask(connection, request)).status;
    least = Math.min(least, loopTime(server) - before);
    connection.close();
  }
  return { status, cost: Math.round(least), start: startOf(request) };
}

/**
 * The cost of a request beyond that of its page without a query and without a time zone cookie, if it exceeds the limit: an
 * expensive page must not become more expensive by its input.
 */
export async function costOfInput(request: Generated, target: Target, limit = LIMIT) {
  const whole = await costOf(request, target, limit);
  if (whole.cost < limit || request.method !== "GET") return whole;
  const text = request.bytes.toString("latin1");
  const bytes = Buffer.from(text.replace(/^(GET [^ ?]*)\?\S*/, "$1").replace(/; zone=[^;\r]*/, ""), "latin1");
  const page = await costOf({ ...request, bytes }, target, 0);
  return { ...whole, cost: whole.cost - page.cost };
}

type Manifest = { node: Record<string, { exportedName?: string; workers: Record<string, unknown> }> };

/** The server actions of a build, each with a page that includes it. */
export function actsOf(distDir: string): Act[] {
  const { node }: Manifest = JSON.parse(readFileSync(join(distDir, "server/server-reference-manifest.json"), "utf8"));
  return Object.entries(node).flatMap(([id, { exportedName: name = "", workers }]) =>
    Object.keys(workers)
      .filter((page) => page.endsWith("/page"))
      .map((page) => ({ id, name, path: addressOf(page) })),
  );
}

/** Every page and endpoint of a build. */
export function addressesOf(distDir: string): string[] {
  const routes: Record<string, string> = JSON.parse(
    readFileSync(join(distDir, "app-path-routes-manifest.json"), "utf8"),
  );
  return Object.values(routes)
    .map((route) => addressOf(`app${route}/page`))
    .sort();
}

/** "app/[locale]/(site)/news/[slug]/page" becomes "/news/x". */
const addressOf = (page: string) =>
  page
    .slice(0, -"/page".length)
    .replace(/^app(\/\[locale\])?|\/\([\w-]+\)/g, "")
    .replace(/\[[^\]]+\]/g, "x") || "/";
