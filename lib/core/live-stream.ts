import "server-only";
import { listen } from "./live";

const HEARTBEAT_MS = 15_000;

/** One person's live feed as server-sent events: a topic each time something changed, never the data. A page that may have missed something is told to read again. */
export function liveStream(userId: string, request: Request, leave: () => void): Response {
  const text = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (line: string) => controller.enqueue(text.encode(line));
      say(": open\n\n");
      const readAt = readAtOf(request.url, request.headers.get("last-event-id"));
      const deaf = listen(userId, (topic) => say(event(topic)), readAt);
      const beat = setInterval(() => say(": beat\n\n"), HEARTBEAT_MS);
      stop = () => {
        leave();
        deaf();
        clearInterval(beat);
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

/** When the page was read that opens the feed, UTC milliseconds: it says so itself. A feed that was cut off may have missed anything. */
export function readAtOf(url: string, lastEventId: string | string[] | null | undefined): number | undefined {
  const said = new URL(url, "http://localhost").searchParams.get("read-at");
  return lastEventId ? 0 : Number(said) || undefined;
}

export const event = (topic: string) => `id: 1\nevent: ${topic}\ndata: ${topic}\n\n`;
