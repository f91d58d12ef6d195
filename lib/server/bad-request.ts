import type { IncomingMessage, ServerResponse } from "node:http";
import { actionHeader, isCachedFunction } from "./next-private";

/** A malformed path, several Host headers, a multipart body without boundary or an invalid action: Next would answer 500. */
export function isBadRequest({ url = "", headers, rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith("/") || !isDecodable(url.split("?", 1)[0] ?? "")) return true;
  if (rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1) return true;
  if (isCachedFunction(String(headers[actionHeader]))) return true;
  const type = headers["content-type"] ?? "";
  return /^multipart\//i.test(type) && !/boundary=./i.test(type);
}

export function refuseBadRequest(response: ServerResponse) {
  response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("400 Bad Request");
}

function isDecodable(path: string) {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
