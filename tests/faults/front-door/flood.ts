import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Connection, connectTo } from "./connection";
import type { Act } from "./generated-body";
import type { Generated } from "./generated-request";
import { loopTime } from "./server-load";

/** Milliseconds of processor that one request may take from everybody else. */
export const LIMIT = 200;
/** The same for a request that is known to have stopped the server once. */
export const KNOWN_LIMIT = 100;

/** Requests at once: with more, most would have to be measured again by themselves. */
const LANES = 4;

type Target = { origin: string; server: string };
export type Outcome = { wrong: string[]; costly: Generated[]; statuses: Map<string, number> };

const isOurFailure = (status: string) => !/^[1-4]\d\d$/.test(status);
const startOf = ({ bytes }: Generated) =>
  bytes
    .toString("latin1", 0, 2000)
    .replace(/\r\ncookie: [^\r]*/, "")
    .slice(0, 600);

/** Sends requests, and notes which were answered by a failure of ours or not at all, and which may have been costly: those during which the event loop was busy for as long as one may take, with them or with others. */
export async function flood(requests: Generated[], target: Target, outcome: Outcome) {
  const left = requests[Symbol.iterator]();
  await Promise.all(Array.from({ length: LANES }, () => sendAll(left, target, outcome)));
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
  const heard = await connection.ask(bytes, method);
  if (typeof heard === "string") return { status: heard, isOpen: false };
  return {
    status: String(heard.status),
    isOpen: !/^connection: close|^content-type: text\/event-stream/im.test(heard.head),
  };
}

/** What a request costs that nothing else is sent beside; asked again where it is much, for a page may be made or memory collected meanwhile. */
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

/** What a request costs beyond its page without a query and without a cookie of a time zone, where it costs more than the limit: a page may be dear, what is sent to it may not make it dearer. */
export async function costOfInput(request: Generated, target: Target, limit = LIMIT) {
  const whole = await costOf(request, target, limit);
  if (whole.cost < limit || request.method !== "GET") return whole;
  const text = request.bytes.toString("latin1");
  const bytes = Buffer.from(text.replace(/^(GET [^ ?]*)\?\S*/, "$1").replace(/; zone=[^;\r]*/, ""), "latin1");
  const page = await costOf({ ...request, bytes }, target, 0);
  return { ...whole, cost: whole.cost - page.cost };
}

type Manifest = { node: Record<string, { exportedName?: string; workers: Record<string, unknown> }> };

/** The acts of a build, each with a page that has it. */
export function actsOf(distDir: string): Act[] {
  const { node }: Manifest = JSON.parse(readFileSync(join(distDir, "server/server-reference-manifest.json"), "utf8"));
  return Object.entries(node).flatMap(([id, { exportedName: name = "", workers }]) =>
    Object.keys(workers)
      .filter((page) => page.endsWith("/page"))
      .map((page) => ({ id, name, path: addressOf(page) })),
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
