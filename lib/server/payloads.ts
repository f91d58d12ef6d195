import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { best } from "./encoding";

/** RSC payloads by hash. Open pages may request older ones, so the newest are kept. */
const payloads = new Map<string, string>();
const MOST_BYTES = 48 * 1024 * 1024;
let bytes = 0;

const root = "/_late/";

/** `/_late/<hash>/fr/sports`: the path lets another process render the page. */
export const payloadAddress = (path: string, flight: string) => `${root}${hashOf(flight)}${path}`;

export function keepPayload(flight: string) {
  const hash = hashOf(flight);
  if (!payloads.delete(hash)) bytes += flight.length;
  payloads.set(hash, flight);
  for (const [oldest, text] of payloads) {
    if (bytes <= MOST_BYTES) break;
    payloads.delete(oldest);
    bytes -= text.length;
  }
}

export const isPayloadRequest = ({ method, url = "" }: IncomingMessage) => method === "GET" && url.startsWith(root);

/** `make` renders the page at this address again; 404 when its payload has changed. */
export async function sendPayload(
  request: IncomingMessage,
  response: ServerResponse,
  make: (path: string, address: string) => Promise<unknown>,
) {
  const [address = "", hash = "", path = "/"] = /^\/_late\/([\w-]+)(\/.*)/.exec(request.url ?? "") ?? [];
  if (!payloads.has(hash)) await make(path, address);
  const flight = payloads.get(hash);
  if (flight === undefined) return void response.writeHead(404, { "cache-control": "no-store" }).end();
  const encoding = best(request.headers["accept-encoding"]);
  const body =
    encoding === "br"
      ? await promisify(brotliCompress)(flight, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === "gzip"
        ? await promisify(gzip)(flight)
        : Buffer.from(flight);
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
