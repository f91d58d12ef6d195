import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asked } from "@/lib/server/plain-request";
import type { Sink } from "@/lib/server/send-page";
import { watchEventLoop } from "./event-loop.ts";
import { atEnd } from "./lifecycle.ts";
import { portProblem } from "./prepare.ts";
import { root } from "./run.ts";

type Options = { port: number; proxies: number; dev: boolean; distDir?: string };

/** Milliseconds a kept connection may ask once more, and an answer may take, after the server was told to stop. */
const lastWords = 300;
const longestAnswer = 5_000;
/** How long an end waits for the page that warm-up is making: on a busy machine it takes longer than ending may. */
const warmUpPageLimit = 1_000;
const longestWarmUp = 60_000;
/** Longer than proxies and browsers keep a connection that rests: who hangs up first must not be the one who is asked next. */
const keepAlive = 75_000;

/** Serves the site in this process: the live feed by itself, public pages from the front, everything else through Next. */
export async function serve({ port, proxies, dev, distDir }: Options) {
  setEnvironment(dev, distDir);
  const { logConsole } = await import("@/lib/platform/http/console-log");
  if (!dev) logConsole();
  const { default: next } = await import("next");
  const { endLive, serveLive } = await import("@/lib/server/live");
  const { openFront } = await import("@/lib/server/front");
  const { openFastLane } = await import("@/lib/server/fast-lane");
  const { admit } = await import("@/lib/server/admit");
  const { isBadRequest } = await import("@/lib/server/bad-request");
  const { refuseUnparsed } = await import("@/lib/server/unparsed-request");
  // No door of ours changes to another protocol: who wishes for one is answered in this one.
  const server = createServer({ keepAliveTimeout: keepAlive, shouldUpgradeCallback: () => dev });
  server.on("clientError", refuseUnparsed);
  const app = next({ dev, dir: root, hostname: "localhost", port, httpServer: server, quiet: !dev });
  await app.prepare();
  const page = app.getRequestHandler();
  const toNext = (request: IncomingMessage, response: ServerResponse) =>
    page(request, response).catch((error) => giveUp(error, response));
  const front = dev ? withoutFront(toNext) : await openFront(toNext, join(root, distDir ?? ".next"));

  let stopping = false;
  let warm: Promise<unknown> = Promise.resolve();
  const answerPage = (asked: Asked, sink: Sink) => !stopping && front.answerPage(asked, sink);
  const closeFastLane = dev ? () => {} : openFastLane(server, answerPage);
  server.on("request", (request, response) => {
    if (!stopping && !isBadRequest(request) && front.answerAtOnce(request, response)) return;
    if (stopping) response.setHeader("connection", "close");
    admit(request, response, proxies, () => {
      if (isLive(request)) serveLive(request, response).catch((error) => giveUp(error, response));
      else front.answer(request, response);
    });
  });
  atEnd(async () => {
    stopping = true;
    endLive();
    await close(server, closeFastLane);
    await Promise.race([warm, sleep(warmUpPageLimit)]);
    front.close();
    await stopWork();
    await app.close();
  });
  await listen(server, port);
  warm = front.warmUp(() => !stopping).catch((error) => stopping || console.error(error));
  // Loading all pages takes a small machine seconds; whoever debugs stops the loop on purpose.
  if (!dev) void Promise.race([warm, sleep(longestWarmUp, undefined, { ref: false })]).then(() => watchEventLoop());
}

const withoutFront = (answer: RequestListener) => ({
  answerAtOnce: () => false,
  answerPage: () => false,
  answer,
  warmUp: async () => {},
  close: () => {},
});

/** Must happen before Next is loaded. A HOSTNAME from outside (containers set it) would send rewrites round in circles. */
function setEnvironment(dev: boolean, distDir: string | undefined) {
  const env: Record<string, string | undefined> = process.env;
  env.NODE_ENV = dev ? "development" : "production";
  env.NEXT_TELEMETRY_DISABLED = "1";
  if (distDir) env.NEXT_DIST_DIR = distDir;
  delete env.HOSTNAME;
}

const isLive = ({ url = "" }: IncomingMessage) => url === "/api/live" || url.startsWith("/api/live?");

async function giveUp(error: unknown, response: ServerResponse) {
  const [{ wasDatabaseUnavailable, retryAfter }, { log }] = await Promise.all([
    import("@/lib/platform/db/database-unavailable"),
    import("@/lib/platform/http/log"),
  ]);
  log.error({ err: error }, "request failed");
  if (response.headersSent) response.destroy();
  else if (wasDatabaseUnavailable()) response.writeHead(503, { "retry-after": String(retryAfter) }).end();
  else response.writeHead(500).end();
}

/** Connections that wait while the server is busy, as many as the system allows: whoever finds no room is dropped and tries again after one second, then three. */
const backlog = 4_096;

function listen(server: Server, port: number) {
  return new Promise<void>((done, reject) => {
    server.once("error", (error) => reject(portProblem(error, port)));
    server.listen({ port, backlog }, () => done());
  });
}

/** Takes nobody new, lets running answers finish, then hangs up. */
async function close(server: Server, closeFastLane: () => void) {
  let closed = false;
  const stopListening = Object.getPrototypeOf(Object.getPrototypeOf(server)).close as Server["close"];
  stopListening.call(server, () => {
    closed = true;
  });
  await sleep(lastWords);
  closeFastLane();
  for (const start = Date.now(); !closed && Date.now() - start < longestAnswer; await sleep(20))
    server.closeIdleConnections();
  server.closeAllConnections();
}

/** The page code's own modules and ours meet on `globalThis`, so this ends what the pages began. */
async function stopWork() {
  const [{ stopJobs }, { closePubSub }] = await Promise.all([
    import("@/lib/platform/outbox/jobs"),
    import("@/lib/platform/live/pubsub"),
  ]);
  await stopJobs();
  await closePubSub();
  const { db } = await import("@/lib/platform/db/db");
  await db.$disconnect();
}
