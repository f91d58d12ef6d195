import type { IncomingMessage, ServerResponse } from "node:http";
import { isStillIn, listeningActor } from "@/lib/entry/session";
import type { Actor } from "@/lib/platform/command/actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { listen } from "@/lib/platform/live/live";
import { acquireStreamSlot } from "@/lib/platform/live/live-seats";
import { forwardTopic, liveHeaders, readAtOf } from "@/lib/platform/live/live-stream";
import { endFigures, serveFigures } from "./watched-figures";

const HEARTBEAT_MS = 15_000;
const MAX_BUFFERED_BYTES = 256 * 1024;

const openStreams = new Set<ServerResponse>();

/** The live feed, outside Next: topics without data. Without a session 204, which ends the browser's retries; with too many streams 429. The figures of the home page need no session. */
export async function serveLive(request: IncomingMessage, response: ServerResponse) {
  if (request.url === "/api/live?figures")
    return request.method === "GET" ? serveFigures(response) : void response.writeHead(200, liveHeaders).end();
  const { cookie = "", "x-forwarded-for": address } = request.headers;
  const headers = new Headers({ cookie, "x-forwarded-for": String(address) });
  const actor = await withDbTimeout(listeningActor(headers));
  if (!actor.userId) return void response.writeHead(204).end();
  const releaseSlot = tryAcquireSlot(actor, response);
  if (!releaseSlot) return;
  response.writeHead(200, liveHeaders);
  const send = (text: string) => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
    else response.write(text);
  };
  send(": open\n\n");
  const readAt = readAtOf(request.url ?? "", request.headers["last-event-id"]);
  const isStillActive = () => isStillIn(actor);
  const stop = listen(actor.userId, (topic) => forwardTopic(topic, send, isStillActive, () => response.end()), readAt);
  const heartbeat = setInterval(() => send(": beat\n\n"), HEARTBEAT_MS);
  openStreams.add(response);
  response.once("close", () => {
    releaseSlot();
    stop();
    clearInterval(heartbeat);
    openStreams.delete(response);
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

export function endLive() {
  endFigures();
  for (const response of openStreams) response.end();
}
