import { retryAfter } from "@/lib/platform/db/database-unavailable";
import { best } from "./encoding";
import type { Page } from "./page";
import type { Asked } from "./plain-request";

/** The two things a page needs of a response. Headers: names and values in turns. */
export type Sink = {
  writeHead(status: number, headers: string[]): Sink;
  end(body?: Buffer): void;
};

/** Sends a page's bytes, or 304 to a browser that has them. `status` replaces the page's own (404 for the page of lost addresses). */
export function sendPage({ method, headers }: Asked, sink: Sink, page: Page, status = page.status) {
  const { etag, about, whole, body } = page.forms[best(headers["accept-encoding"])];
  const known = headers["if-none-match"];
  if (known !== undefined && status === 200 && known.includes(etag)) return void sink.writeHead(304, about).end();
  const head = status === 503 ? [...whole, "retry-after", String(retryAfter)] : whole;
  sink.writeHead(status, head).end(method === "HEAD" ? undefined : body);
}

/** Sends the frame that one person is shown around what failed; `policy` names the nonce of its scripts. */
export function sendFrame(sink: Sink, body: Buffer, policy: string) {
  const head = ["content-type", "text/html; charset=utf-8", "cache-control", "private, no-store"];
  sink.writeHead(503, [...head, "content-security-policy", policy, "retry-after", String(retryAfter)]).end(body);
}
