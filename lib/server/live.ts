import type { IncomingMessage, ServerResponse } from "node:http";
import { isStillIn, listeningActor } from "@/lib/entry/session";
import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import type { Actor } from "@/lib/platform/command/actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { openFeed, openStream } from "@/lib/platform/live/live-stream";
import { acquireStreamSlot } from "@/lib/platform/live/stream-slots";

/** Further visitors only ask for the figures every 30 seconds. */
const MOST_VISITORS = 2_000;
const COALESCE_MS = 2_000;
/** Milliseconds between the notifications of two visitors, because each then asks for the figures. */
const APART_MS = 2;

const visitors = new Set<() => void>();
let isDue = false;
let isListening = false;

export const isLive = ({ method, url = "" }: IncomingMessage) =>
  method === "GET" && (url === "/api/live" || url.startsWith("/api/live?"));

/** The live feed, answered before Next. Without a session 204, which ends the browser's retries; with too many streams 429. "?figures" needs no session. */
export async function serveLive({ url = "", headers }: IncomingMessage, response: ServerResponse) {
  if (url === "/api/live?figures") return serveFigures(response);
  const { cookie = "", "x-forwarded-for": address } = headers;
  const actor = await withDbTimeout(listeningActor(new Headers({ cookie, "x-forwarded-for": String(address) })));
  if (!actor.userId) return void response.writeHead(204).end();
  const releaseSlot = tryAcquireSlot(actor, response);
  if (!releaseSlot) return;
  response.once("close", releaseSlot);
  const readAt = Number(new URLSearchParams(url.split("?")[1]).get("read-at")) || undefined;
  const hasReconnected = headers["last-event-id"] !== undefined;
  openFeed(response, {
    userId: actor.userId,
    readAt: hasReconnected ? 0 : readAt,
    isStillActive: () => isStillIn(actor),
  });
}

function tryAcquireSlot(actor: Actor, response: ServerResponse) {
  try {
    return acquireStreamSlot(actor);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.writeHead(429, { "retry-after": String(error.retryAfter), "cache-control": "no-store" }).end();
  }
}

/** Tells the pages of visitors that the figures of the home page have changed. */
function serveFigures(response: ServerResponse) {
  if (visitors.size >= MOST_VISITORS) return void response.writeHead(204).end();
  listenOnce();
  openStream(response, (send) => {
    const notifyVisitor = () => send("data: figures\n\n");
    visitors.add(notifyVisitor);
    return () => visitors.delete(notifyVisitor);
  });
}

function listenOnce() {
  if (isListening) return;
  isListening = true;
  onInvalidate((tag) => {
    if (isDue || (tag !== "stats" && tag !== everything)) return;
    isDue = true;
    setTimeout(notifyVisitors, COALESCE_MS).unref();
  });
}

function notifyVisitors() {
  isDue = false;
  for (const [index, notifyVisitor] of [...visitors].entries()) setTimeout(notifyVisitor, index * APART_MS).unref();
}
