import { retryAfter } from "@/lib/platform/db/database-unavailable";
import type { RequestHead } from "./addresses";
import { best } from "./encoding";
import type { Page } from "./page";

/** The parts of a response that a page needs; headers as name, value, name, value. */
export type Sink = {
  writeHead(status: number, headers: string[]): Sink;
  end(body?: Buffer): void;
};

export function sendPage({ method, headers }: RequestHead, sink: Sink, page: Page, status = page.status) {
  const { etag, about, whole, body } = page.forms[best(headers["accept-encoding"])];
  const knownTags = headers["if-none-match"];
  if (knownTags !== undefined && status === 200 && knownTags.includes(etag))
    return void sink.writeHead(304, about).end();
  const head = status === 503 ? [...whole, "retry-after", String(retryAfter)] : whole;
  sink.writeHead(status, head).end(method === "HEAD" ? undefined : body);
}

export function sendFrame(sink: Sink, body: Buffer, policy: string) {
  const head = ["content-type", "text/html; charset=utf-8", "cache-control", "private, no-store"];
  sink.writeHead(503, [...head, "content-security-policy", policy, "retry-after", String(retryAfter)]).end(body);
}
