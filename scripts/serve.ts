import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareClose } from "./close-server.ts";
import { watchEventLoop } from "./event-loop.ts";
import { atEnd } from "./lifecycle.ts";
import { portProblem } from "./prepare.ts";
import { root } from "./run.ts";

type Options = { port: number; proxies: number; dev: boolean; server?: "own" | "next"; distDir?: string };

/** Next loads the code of all pages after the start, which blocks a small machine for seconds. */
const codeLoadingMs = 30_000;
/** Longer than proxies and browsers keep idle connections, so that they close first. */
const keepAlive = 75_000;

/** Serves the site in this process: the live feed, cached public pages, and everything else through Next; with `server: "next"` all but the live feed through Next, as `next start` does. */
export async function serve({ port, proxies, dev, server: kind = "own", distDir }: Options) {
  setEnvironment(dev, distDir);
  const isPlain = kind === "next";
  const { logConsole } = await import("@/lib/platform/http/console-log");
  const { isClientError } = await import("@/lib/server/next-private");
  if (!dev) logConsole(isClientError);
  const { default: next } = await import("next");
  const { endStreams } = await import("@/lib/platform/live/live-stream");
  const { isLive, serveLive } = await import("@/lib/server/live");
  const { openSiteServer } = await import("@/lib/server/site-server");
  const { validateRequest } = await import("@/lib/server/validate-request");
  const { isBadRequest } = await import("@/lib/server/bad-request");
  const { dropUntrustedForwarding } = await import("@/lib/server/normalize-request");
  // No protocol upgrades are supported.
  const server = createServer({ keepAliveTimeout: keepAlive, shouldUpgradeCallback: () => dev });
  const close = prepareClose(server);
  const app = next({ dev, dir: root, hostname: "localhost", port, httpServer: server, quiet: !dev });
  await app.prepare();
  const page = app.getRequestHandler();
  const toNext = (request: IncomingMessage, response: ServerResponse) =>
    page(request, response).catch((error) => sendFailure(error, response));
  const siteServer =
    dev || isPlain ? passThrough(toNext) : await openSiteServer(toNext, join(root, distDir ?? ".next"));

  const answer = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => {
    if (isLive(request)) serveLive(request, response).catch((error) => sendFailure(error, response));
    else next(request, response);
  };
  let stopping = false;
  server.on("request", (request, response) => {
    if (stopping) response.setHeader("connection", "close");
    if (isPlain) {
      dropUntrustedForwarding(request, proxies); // rate limits and Next trust these headers
      return answer(request, response, toNext);
    }
    if (!stopping && !isBadRequest(request) && siteServer.sendFromMemory(request, response)) return;
    validateRequest(request, response, proxies, () => answer(request, response, siteServer.answer));
  });
  atEnd(async () => {
    stopping = true;
    endStreams();
    await close();
    siteServer.close();
    await stopWork();
    await app.close();
  });
  await listen(server, port);
  // Debuggers block on purpose.
  if (!dev) void sleep(codeLoadingMs, undefined, { ref: false }).then(() => watchEventLoop());
}

const passThrough = (answer: RequestListener) => ({
  sendFromMemory: () => false,
  answer,
  close: () => {},
});

/** Must run before Next is loaded. A HOSTNAME from outside (containers set it) would make rewrites loop. */
function setEnvironment(dev: boolean, distDir: string | undefined) {
  const env: Record<string, string | undefined> = process.env;
  env.NODE_ENV = dev ? "development" : "production";
  env.NEXT_TELEMETRY_DISABLED = "1";
  if (distDir) env.NEXT_DIST_DIR = distDir;
  delete env.HOSTNAME;
}

async function sendFailure(error: unknown, response: ServerResponse) {
  const [{ wasDatabaseUnavailable, retryAfter }, { log }] = await Promise.all([
    import("@/lib/platform/db/database-unavailable"),
    import("@/lib/platform/http/log"),
  ]);
  log.error({ err: error }, "request failed");
  if (response.headersSent) response.destroy();
  else if (wasDatabaseUnavailable()) response.writeHead(503, { "retry-after": String(retryAfter) }).end();
  else response.writeHead(500).end();
}

/** As many pending connections as the system allows: refused clients retry only after one second, then three. */
const backlog = 4_096;

function listen(server: Server, port: number) {
  return new Promise<void>((done, reject) => {
    server.once("error", (error) => reject(portProblem(error, port)));
    server.listen({ port, backlog }, () => done());
  });
}

/** Modules of the pages and ours share their state (`lib/platform/process-state.ts`), so this also stops work that pages started. */
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
