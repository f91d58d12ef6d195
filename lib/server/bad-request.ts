import type { IncomingMessage, ServerResponse } from "node:http";

/** Next takes a read that is cached for an act as well: its number begins with the highest bit. Nobody is to call one with words of their own. */
const cachedRead = /^[89a-f][\da-f]{41}$/i;

/** An address that is none, or has a broken escape or a NUL, two hosts, a form that does not say where its parts end, or an act that is none. Next would call it a failure of ours. */
export function isBadRequest({ url = "", headers, rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith("/") || !isDecodable(url.split("?", 1)[0] ?? "")) return true;
  if (rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1) return true;
  if (cachedRead.test(String(headers["next-action"]))) return true;
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
