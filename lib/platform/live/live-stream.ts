import "server-only";
import type { ServerResponse } from "node:http";
import { log } from "../http/log";
import { listen } from "./live";

const HEARTBEAT_MS = 15_000;
const MAX_BUFFERED_BYTES = 256 * 1024;

const openStreams = new Set<ServerResponse>();
type Send = (text: string) => void;

/** Sends server-sent events until the reader leaves. `follow` begins to send and returns the function that stops it. */
export function openStream(response: ServerResponse, follow: (send: Send) => () => void) {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  const send = (text: string) => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
    else response.write(text);
  };
  send(": open\n\n");
  const stop = follow(send);
  const heartbeat = setInterval(() => send(": beat\n\n"), HEARTBEAT_MS);
  openStreams.add(response);
  response.once("close", () => {
    stop();
    clearInterval(heartbeat);
    openStreams.delete(response);
  });
}

export function endStreams() {
  for (const response of openStreams) response.end();
}

type Reader = {
  userId: string;
  /** When the page was read, in UTC milliseconds; 0 if topics may have been missed since. */
  readAt: number | undefined;
  isStillActive: () => Promise<boolean>;
};

/** A person's live feed, which contains only topics; a page that may have missed one gets "resync". The feed ends with the session. */
export function openFeed(response: ServerResponse, { userId, readAt, isStillActive }: Reader) {
  openStream(response, (send) =>
    listen(
      userId,
      (topic) => {
        if (topic !== "session") send(`id: 1\nevent: ${topic}\ndata: ${topic}\n\n`);
        if (topic === "session" || topic === "resync")
          isStillActive().then(
            (stillActive) => stillActive || response.end(),
            (err) => log.warn({ err }, "not known whether a feed may go on"),
          );
      },
      readAt,
    ),
  );
}
