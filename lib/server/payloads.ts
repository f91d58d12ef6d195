import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { best, encode } from "./encoding";

/** RSC payloads by hash; open pages may still request older ones. */
const payloads = new LRUCache<string, string>({
  maxSize: 48 * 1024 * 1024,
  sizeCalculation: (payload) => payload.length,
});

const root = "/_late/";

/** Returns its address. */
export function keepPayload(path: string, payload: string): string {
  const hash = hashOf(payload);
  payloads.set(hash, payload);
  return `${root}${hash}${path}`;
}

export const isPayloadRequest = ({ method, url = "" }: IncomingMessage) => method === "GET" && url.startsWith(root);

/** `payloadNow` is asked for one that is not kept, such as one sent by another process; 404 when the page's payload has changed. */
export async function sendPayload(
  request: IncomingMessage,
  response: ServerResponse,
  payloadNow: (path: string) => Promise<string | undefined>,
) {
  const [, hash = "", path = "/"] = /^\/_late\/([\w-]+)(\/.*)/.exec(request.url ?? "") ?? [];
  const payload = payloads.get(hash) ?? (await payloadNow(path));
  if (payload === undefined || hashOf(payload) !== hash)
    return void response.writeHead(404, { "cache-control": "no-store" }).end();
  const encoding = best(request.headers["accept-encoding"]);
  const body = await encode(Buffer.from(payload), encoding, 5);
  response.writeHead(200, {
    "content-type": "application/json",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(body);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);
