import type { ServerResponse } from "node:http";
import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { liveHeaders } from "@/lib/platform/live/live-stream";

/** Further visitors get 204, which ends the browser's retries: they only ask every 30 seconds. */
const MOST_WATCHERS = 2_000;
const HEARTBEAT_MS = 15_000;
const COALESCE_MS = 2_000;
/** Watchers are told one after the other, because each asks for the figures. */
const APART_MS = 2;

const watchers = new Set<ServerResponse>();
let isDue = false;
let isListening = false;

/** Tells the pages of visitors that the figures of the home page have changed. */
export function serveFigures(response: ServerResponse) {
  if (watchers.size >= MOST_WATCHERS) return void response.writeHead(204).end();
  listenOnce();
  response.writeHead(200, liveHeaders).write(": open\n\n");
  const heartbeat = setInterval(() => response.write(": beat\n\n"), HEARTBEAT_MS);
  watchers.add(response);
  response.once("close", () => {
    clearInterval(heartbeat);
    watchers.delete(response);
  });
}

export function endFigures() {
  for (const response of watchers) response.end();
}

function listenOnce() {
  if (isListening) return;
  isListening = true;
  onInvalidate((tag) => {
    if (isDue || (tag !== "stats" && tag !== everything)) return;
    isDue = true;
    setTimeout(tellWatchers, COALESCE_MS).unref();
  });
}

function tellWatchers() {
  isDue = false;
  for (const [index, response] of [...watchers].entries())
    setTimeout(() => response.writable && response.write("data: figures\n\n"), index * APART_MS).unref();
}
