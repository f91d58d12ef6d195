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

export const payloadAddress = (path: string, payload: string) => `${root}${hashOf(payload)}${path}`;

export const keepPayload = (payload: string) => void payloads.set(hashOf(payload), payload);

export const isPayloadRequest = ({ method, url = "" }: IncomingMessage) => method === "GET" && url.startsWith(root);

/** `renderPage` renders the page at this address again; answers 404 when its payload has changed. */
export async function sendPayload(
  request: IncomingMessage,
  response: ServerResponse,
  renderPage: (path: string, address: string) => Promise<unknown>,
) {
  const [address = "", hash = "", path = "/"] = /^\/_late\/([\w-]+)(\/.*)/.exec(request.url ?? "") ?? [];
  if (!payloads.has(hash)) await renderPage(path, address);
  const payload = payloads.get(hash);
  if (payload === undefined) return void response.writeHead(404, { "cache-control": "no-store" }).end();
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
