import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

const sharedCaching = /^public\b|\bs-maxage\b/;

/** Gives every request an id, its own or a proxy's, for logs and error messages; responses for shared caches omit it. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse) {
  const incomingId = request.headers["x-request-id"];
  const id = typeof incomingId === "string" && /^[\w-]{8,64}$/.test(incomingId) ? incomingId : randomUUID();
  request.headers["x-request-id"] = id;
  response.setHeader("x-request-id", id);
  const originalWriteHead = response.writeHead;
  response.writeHead = function writeHead(this: ServerResponse, ...head: unknown[]) {
    if (valuesOf(this, head).some((value) => sharedCaching.test(String(value)))) this.removeHeader("x-request-id");
    return Reflect.apply(originalWriteHead, this, head);
  } as ServerResponse["writeHead"];
}

const valuesOf = (response: ServerResponse, head: unknown[]) => [
  response.getHeader("cache-control"),
  ...head.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : [])),
];

/** Removes forwarding headers that our proxies did not add, because rate limits and Next trust them. */
export function dropUntrustedForwarding({ headers, socket }: IncomingMessage, proxies: number) {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const path = [...forwarded, socket.remoteAddress ?? "unknown"].map((address) => address.trim()).filter(Boolean);
  headers["x-forwarded-for"] = path.at(-1 - proxies) ?? path[0];
  if (proxies > 0) return;
  for (const name of ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"]) delete headers[name];
}

export function stripOrigin(request: IncomingMessage) {
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, "").replace(/^(?=[?#]|$)/, "/");
}
