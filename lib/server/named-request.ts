import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

const forEverybody = /^public\b|\bs-maxage\b/;

/** Every request has an id, ours or the one a proxy gave; logs and the sentence a person is shown carry it. No answer that shared caches may keep does: it would name one visitor to the others. */
export function nameRequest(request: IncomingMessage, response: ServerResponse) {
  const given = request.headers["x-request-id"];
  const id = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = id;
  response.setHeader("x-request-id", id);
  const send = response.writeHead;
  response.writeHead = function writeHead(this: ServerResponse, ...head: unknown[]) {
    if (valuesOf(this, head).some((value) => forEverybody.test(String(value)))) this.removeHeader("x-request-id");
    return Reflect.apply(send, this, head);
  } as ServerResponse["writeHead"];
}

/** What the headers say: those that were set, and those that come with the status, as pairs in turns or by name. */
const valuesOf = (response: ServerResponse, head: unknown[]) => [
  response.getHeader("cache-control"),
  ...head.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : [])),
];

/** Whoever asks may write these headers: what our own proxies did not add is cut off; limits count by what is left, and Next believes it. */
export function nameVisitor({ headers, socket }: IncomingMessage, proxies: number) {
  const said = String(headers["x-forwarded-for"] ?? "").split(",");
  const path = [...said, socket.remoteAddress ?? "unknown"].map((address) => address.trim()).filter(Boolean);
  headers["x-forwarded-for"] = path.at(-1 - proxies) ?? path[0];
  if (proxies > 0) return;
  for (const name of ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"]) delete headers[name];
}

/** A proxy asks with the whole address: what counts is what follows our own name. */
export function cutOrigin(request: IncomingMessage) {
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, "").replace(/^(?=[?#]|$)/, "/");
}
