import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { best, type Encoding, encode } from "./encoding";

type File = { type: string; bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer } };

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};
const compressible = new Set([".js", ".css", ".svg", ".json"]);
const files = new Map<string, Promise<File | undefined>>();

/** Next's files have their content hash in their name: read and compressed once. */
export const isFile = ({ method, url = "" }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && /^\/_next\/static\/[\w\-/.~]+$/.test(url) && !url.includes("..");

export async function sendFile(request: IncomingMessage, response: ServerResponse, distDir: string): Promise<boolean> {
  const { method, url = "", headers } = request;
  const pending = files.get(url) ?? read(join(distDir, url.slice("/_next/".length)));
  files.set(url, pending);
  const file = await pending;
  if (!file) {
    files.delete(url);
    return false;
  }
  const preferred = best(headers["accept-encoding"]);
  const encoding = file.bodies[preferred] ? preferred : "identity";
  const body = file.bodies[encoding] ?? file.bodies.identity;
  response.writeHead(200, {
    "content-type": file.type,
    "content-length": body.length,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(method === "HEAD" ? undefined : body);
  return true;
}

async function read(path: string): Promise<File | undefined> {
  const identity = await readFile(path).catch(() => undefined);
  if (!identity) return;
  const extension = extname(path);
  const type = types[extension] ?? "application/octet-stream";
  if (!compressible.has(extension)) return { type, bodies: { identity } };
  const [br, gzip] = await Promise.all([encode(identity, "br", 11), encode(identity, "gzip", 11)]);
  return { type, bodies: { br, gzip, identity } };
}
