import "server-only";
import { log } from "../http/log";
import { listen } from "./live";

const HEARTBEAT_MS = 15_000;

/** One person's live feed as server-sent events: a topic each time something changed, never the data. A page that may have missed something is told to read again. It ends once the person is not `isIn` any more. */
export function liveStream(
  userId: string,
  request: Request,
  leave: () => void,
  isIn: () => Promise<boolean>,
): Response {
  const text = new TextEncoder();
  let over = false;
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (line: string) => controller.enqueue(text.encode(line));
      say(": open\n\n");
      const readAt = readAtOf(request.url, request.headers.get("last-event-id"));
      const end = () => {
        if (over) return;
        over = true;
        stop();
        controller.close();
      };
      const deaf = listen(userId, (topic) => hint(topic, say, isIn, end), readAt);
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

/** Passes a hint on; when a session may have ended, the feed ends with it. */
export function hint(topic: string, say: (text: string) => void, isIn: () => Promise<boolean>, end: () => void) {
  if (topic !== "session") say(event(topic));
  if (topic === "session" || topic === "resync")
    isIn().then(
      (still) => still || end(),
      (err) => log.warn({ err }, "not known whether a feed may go on"),
    );
}

const event = (topic: string) => `id: 1\nevent: ${topic}\ndata: ${topic}\n\n`;
