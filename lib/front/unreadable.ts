import type { IncomingMessage, ServerResponse } from "node:http";
import { tookUnreadable } from "@/lib/core/unreadable";

/** An address with a broken escape, or a form that does not say where its parts end. Next would call it a failure of ours. */
export function isUnreadable({ url = "", headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return !isDecodable(url.split("?", 1)[0] ?? "") || (/^multipart\//i.test(type) && !/boundary=./i.test(type));
}

export function refuseUnreadable(response: ServerResponse) {
  response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("400 Bad Request");
}

/** A form that breaks off in the middle shows only while Next reads it: its 500 leaves as the 400 it is. */
export function callByName(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "POST") return;
  const id = String(request.headers["x-request-id"]);
  const writeHead = response.writeHead;
  response.writeHead = function rename(this: ServerResponse, status: number, ...rest: unknown[]) {
    return Reflect.apply(writeHead, this, [status === 500 && tookUnreadable(id) ? 400 : status, ...rest]);
  } as typeof writeHead;
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
