import "server-only";
import { log } from "../http/log";
import { listen } from "./live";

const HEARTBEAT_MS = 15_000;

/** A person's live feed as server-sent events, which contain only topics; a page that may have missed one gets "resync". The feed ends with the session. */
export function liveStream(
  userId: string,
  request: Request,
  releaseSlot: () => void,
  isStillActive: () => Promise<boolean>,
): Response {
  const encoder = new TextEncoder();
  let hasEnded = false;
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(line));
      send(": open\n\n");
      const readAt = readAtOf(request.url, request.headers.get("last-event-id"));
      const end = () => {
        if (hasEnded) return;
        hasEnded = true;
        stop();
        controller.close();
      };
      const unsubscribe = listen(userId, (topic) => forwardTopic(topic, send, isStillActive, end), readAt);
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

/** When the page was read, in UTC milliseconds, as the page reports; 0 after a reconnect, which may have missed topics. */
export function readAtOf(url: string, lastEventId: string | string[] | null | undefined): number | undefined {
  const readAt = new URL(url, "http://localhost").searchParams.get("read-at");
  return lastEventId ? 0 : Number(readAt) || undefined;
}

export function forwardTopic(
  topic: string,
  send: (encoder: string) => void,
  isStillActive: () => Promise<boolean>,
  end: () => void,
) {
  if (topic !== "session") send(sseEvent(topic));
  if (topic === "session" || topic === "resync")
    isStillActive().then(
      (stillActive) => stillActive || end(),
      (err) => log.warn({ err }, "not known whether a feed may go on"),
    );
}

const sseEvent = (topic: string) => `id: 1\nevent: ${topic}\ndata: ${topic}\n\n`;
