import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { best } from "./encoding";
import type { Page } from "./page";

/** The two things a page needs of a response. */
export type Sink = {
  writeHead(status: number, headers: OutgoingHttpHeaders): Sink;
  end(body?: Buffer): void;
};

const forEveryone = "public, max-age=0, must-revalidate";
const forOne = "private, no-cache";

/** Sends a page's bytes, or 304 to a browser that has them. `status` replaces the page's own (404 for the page of lost addresses). */
export function sendPage(
  { method, headers }: IncomingMessage,
  sink: Sink,
  page: Page,
  { who, status = page.status }: { who?: string; status?: number },
) {
  const encoding = best(headers["accept-encoding"]);
  const etag = encoding === "identity" ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  const about = {
    ...page.headers,
    etag,
    vary: "accept-encoding, cookie, rsc",
    "cache-control": status === 200 && !who ? forEveryone : forOne,
  };
  if (status === 200 && headers["if-none-match"]?.includes(etag)) return void sink.writeHead(304, about).end();
  const body = page.bodies[encoding];
  const length = { "content-length": body.length };
  const coded = encoding === "identity" ? length : { ...length, "content-encoding": encoding };
  sink.writeHead(status, { ...about, ...coded }).end(method === "HEAD" ? undefined : body);
}
