import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asked } from "@/lib/front/plain-request";
import type { Sink } from "@/lib/front/send-page";
import { atEnd } from "./lifecycle.ts";
import { portProblem } from "./prepare.ts";
import { root } from "./run.ts";

type Options = { port: number; proxies: number; dev: boolean; distDir?: string };

/** Milliseconds a kept connection may ask once more, and an answer may take, after the server was told to stop. */
const lastWords = 300;
const longestAnswer = 10_000;
/** Longer than proxies and browsers keep a connection that rests: who hangs up first must not be the one who is asked next. */
const keepAlive = 75_000;

/** Serves the site in this process: the live feed by itself, public pages from the front, everything else through Next. */
export async function serve({ port, proxies, dev, distDir }: Options) {
  setEnvironment(dev, distDir);
  const { default: next } = await import("next");
  const { endLive, serveLive } = await import("@/lib/front/live");
  const { openFront } = await import("@/lib/front/front");
  const { openFastLane } = await import("@/lib/front/fast-lane");
  const { isUnreadable, refuseUnreadable } = await import("@/lib/front/unreadable");
  const { isTooLarge, refuseTooLarge } = await import("@/lib/front/too-large");
  const server = createServer({ keepAliveTimeout: keepAlive });
  const app = next({ dev, dir: root, hostname: "localhost", port, httpServer: server, quiet: !dev });
  await app.prepare();
  const page = app.getRequestHandler();
  const toNext = (request: IncomingMessage, response: ServerResponse) =>
    page(request, response).catch((error) => giveUp(error, response));
  const front = dev ? withoutFront(toNext) : await openFront(toNext, join(root, distDir ?? ".next"));

  let stopping = false;
  let warm = Promise.resolve();
  const answerPage = (asked: Asked, sink: Sink) => !stopping && front.answerPage(asked, sink);
  const closeFastLane = dev ? () => {} : openFastLane(server, answerPage);
  server.on("request", (request, response) => {
    if (!stopping && front.answerAtOnce(request, response)) return;
    name(request, response);
    nameVisitor(request, proxies);
    if (stopping) response.setHeader("connection", "close");
    if (isUnreadable(request)) return refuseUnreadable(response);
    if (isTooLarge(request)) return refuseTooLarge(request, response);
    if (isLive(request)) return serveLive(request, response).catch((error) => giveUp(error, response));
    front.answer(request, response);
  });
  atEnd(async () => {
    stopping = true;
    endLive();
    await close(server, closeFastLane);
    await warm;
    front.close();
    await stopWork();
    await app.close();
  });
  await listen(server, port);
  warm = front.warmUp(() => !stopping).catch((error) => console.error(error));
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

/** Every request has an id, ours or the one a proxy gave; logs and the sentence a person is shown carry it. */
function name(request: IncomingMessage, response: ServerResponse) {
  const given = request.headers["x-request-id"];
  const id = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = id;
  response.setHeader("x-request-id", id);
}

/** Whoever asks may write x-forwarded-for: what our own proxies did not add is cut off, and limits count by what is left. */
function nameVisitor({ headers, socket }: IncomingMessage, proxies: number) {
  const said = String(headers["x-forwarded-for"] ?? "").split(",");
  const path = [...said, socket.remoteAddress ?? "unknown"].map((address) => address.trim()).filter(Boolean);
  headers["x-forwarded-for"] = path.at(-1 - proxies) ?? path[0];
}

const isLive = ({ url = "" }: IncomingMessage) => url === "/api/live" || url.startsWith("/api/live?");

function giveUp(error: unknown, response: ServerResponse) {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}

function listen(server: Server, port: number) {
  return new Promise<void>((done, reject) => {
    server.once("error", (error) => reject(portProblem(error, port)));
    server.listen(port, () => done());
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
  const [{ stopJobs }, { hangUp }] = await Promise.all([import("@/lib/core/jobs"), import("@/lib/core/wire")]);
  await stopJobs();
  await hangUp();
  const { db } = await import("@/lib/core/db");
  await db.$disconnect();
}
