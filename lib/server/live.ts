import type { IncomingMessage, ServerResponse } from "node:http";
import type { Actor } from "@/lib/platform/command/actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { listen } from "@/lib/platform/live/live";
import { takeSeat } from "@/lib/platform/live/live-seats";
import { hint, liveHeaders, readAtOf } from "@/lib/platform/live/live-stream";
import { isStillIn, listeningActor } from "@/lib/session";

const HEARTBEAT_MS = 15_000;
const MOST_WAITING_BYTES = 256 * 1024;

const open = new Set<ServerResponse>();

/** The live feed, outside Next: hints without data, one stream a page. Someone signed out gets 204, which ends the browser's retries; who has too many open gets 429. */
export async function serveLive(request: IncomingMessage, response: ServerResponse) {
  const { cookie = "", "x-forwarded-for": address } = request.headers;
  const headers = new Headers({ cookie, "x-forwarded-for": String(address) });
  const actor = await withDbTimeout(listeningActor(headers));
  if (!actor.userId) return void response.writeHead(204).end();
  const leave = seatOf(actor, response);
  if (!leave) return;
  response.writeHead(200, liveHeaders);
  const say = (text: string) => {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
    else response.write(text);
  };
  say(": open\n\n");
  const readAt = readAtOf(request.url ?? "", request.headers["last-event-id"]);
  const isIn = () => isStillIn(actor);
  const stop = listen(actor.userId, (topic) => hint(topic, say, isIn, () => response.end()), readAt);
  const beat = setInterval(() => say(": beat\n\n"), HEARTBEAT_MS);
  open.add(response);
  response.once("close", () => {
    leave();
    stop();
    clearInterval(beat);
    open.delete(response);
  });
}

function seatOf(actor: Actor, response: ServerResponse) {
  try {
    return takeSeat(actor);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.writeHead(429, { "retry-after": String(error.retryAfter), "cache-control": "no-store" }).end();
  }
}

/** Ends every stream, so that the server can stop; browsers come back to its successor. */
export function endLive() {
  for (const response of open) response.end();
}
