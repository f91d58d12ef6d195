import type { IncomingMessage, ServerResponse } from "node:http";
import { isEndpoint } from "./addresses";
import { actionHeader, isCachedFunction } from "./next-private";

const pageMethods = ["GET", "HEAD", "POST", "OPTIONS"];
const endpointMethods = [...pageMethods, "PUT", "PATCH", "DELETE"];

/** A malformed path, several Host headers, a multipart body without boundary or an invalid action: Next would answer 500. */
export function isBadRequest({ url = "", headers, rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith("/") || !isDecodable(url.split("?", 1)[0] ?? "")) return true;
  if (hasSeveralHosts(rawHeaders)) return true;
  if (headers[actionHeader] !== undefined && isCachedFunction(String(headers[actionHeader]))) return true;
  const type = headers["content-type"];
  return type !== undefined && /^multipart\//i.test(type) && !/boundary=./i.test(type);
}

function hasSeveralHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts++;
  return hosts > 1;
}

export function refuseBadRequest(response: ServerResponse) {
  response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("400 Bad Request");
}

/** Next itself answers OPTIONS of a route, and methods that only some routes have; with any other it would answer 500. */
export function answerMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "" } = request;
  const methods = isEndpoint(request) ? endpointMethods : pageMethods;
  const isOptionsOfPage = method === "OPTIONS" && methods === pageMethods;
  if (methods.includes(method) && !isOptionsOfPage) return false;
  response.writeHead(isOptionsOfPage ? 204 : 405, { allow: methods.join(", "), "cache-control": "no-store" }).end();
  return true;
}

function isDecodable(path: string) {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
