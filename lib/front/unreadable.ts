import type { IncomingMessage, ServerResponse } from "node:http";

/** An address with a broken escape, or a form that does not say where its parts end. Next would call it a failure of ours. */
export function isUnreadable({ url = "", headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return !isDecodable(url.split("?", 1)[0] ?? "") || (/^multipart\//i.test(type) && !/boundary=./i.test(type));
}

export function refuseUnreadable(response: ServerResponse) {
  response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("400 Bad Request");
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
