import "server-only";
import { log } from "../http/log";
import { listen } from "./live";

const HEARTBEAT_MS = 15_000;

/** A person's live feed as server-sent events: topics without data. A page that may have missed one gets "resync". Ends when the session ends. */
export function liveStream(
  userId: string,
  request: Request,
  releaseSlot: () => void,
  isIn: () => Promise<boolean>,
): Response {
  const encoder = new TextEncoder();
  let isOver = false;
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(line));
      send(": open\n\n");
      const readAt = readAtOf(request.url, request.headers.get("last-event-id"));
      const end = () => {
        if (isOver) return;
        isOver = true;
        stop();
        controller.close();
      };
      const unsubscribe = listen(userId, (topic) => forwardTopic(topic, send, isIn, end), readAt);
      const heartbeat = setInterval(() => send(": beat\n\n"), HEARTBEAT_MS);
      stop = () => {
        releaseSlot();
        unsubscribe();
        clearInterval(heartbeat);
      };
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: liveHeaders });
}

export const liveHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

/** When the page was read, UTC milliseconds, as it says itself; 0 after a reconnect, which may have missed topics. */
export function readAtOf(url: string, lastEventId: string | string[] | null | undefined): number | undefined {
  const readAt = new URL(url, "http://localhost").searchParams.get("read-at");
  return lastEventId ? 0 : Number(readAt) || undefined;
}

/** Forwards a topic; ends the feed if the session may have ended and has. */
export function forwardTopic(
  topic: string,
  send: (encoder: string) => void,
  isIn: () => Promise<boolean>,
  end: () => void,
) {
  if (topic !== "session") send(event(topic));
  if (topic === "session" || topic === "resync")
    isIn().then(
      (isStillIn) => isStillIn || end(),
      (err) => log.warn({ err }, "not known whether a feed may go on"),
    );
}

const event = (topic: string) => `id: 1\nevent: ${topic}\ndata: ${topic}\n\n`;
