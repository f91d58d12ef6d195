import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "@/lib/core/live";
import { event, liveHeaders, readAtOf } from "@/lib/core/live-stream";
import { actorOf } from "@/lib/session";

const HEARTBEAT_MS = 15_000;
const MOST_WAITING_BYTES = 256 * 1024;

const open = new Set<ServerResponse>();

/** The live feed, outside Next: hints without data, one stream a page. Someone signed out gets 204, which ends the browser's retries. */
export async function serveLive(request: IncomingMessage, response: ServerResponse) {
  const actor = await actorOf(request.headers.cookie ?? "");
  if (!actor.userId) return void response.writeHead(204).end();
  response.writeHead(200, liveHeaders);
  const say = (text: string) => {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
    else response.write(text);
  };
  say(": open\n\n");
  const readAt = readAtOf(request.url ?? "", request.headers["last-event-id"]);
  const stop = listen(actor.userId, (topic) => say(event(topic)), readAt);
  const beat = setInterval(() => say(": beat\n\n"), HEARTBEAT_MS);
  open.add(response);
  response.once("close", () => {
    stop();
    clearInterval(beat);
    open.delete(response);
  });
}

/** Ends every stream, so that the server can stop; browsers come back to its successor. */
export function endLive() {
  for (const response of open) response.end();
}
