import "server-only";
import { createReadStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { bytesOf, signedName } from "@/lib/platform/files/storage/local-settings";
import type { LocalFile } from "@/lib/platform/prisma/client";
import { findFile } from "./files";
import { errorResponse } from "./replies";
import { findSignatureError } from "./signature";

const shownInline = /^(image\/(png|jpe?g|webp|gif|avif)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf)$/;

/** Private files need a valid signature. */
export async function serveFile(request: Request, key: string, rawQuery: string): Promise<Response> {
  const file = await findFile(key);
  if (!file || !existsSync(bytesOf(key))) return new Response("Not found", { status: 404 });
  const signatureError = file.acl === "private" ? findSignatureError(signedName(key), rawQuery) : null;
  if (signatureError) return errorResponse(403, signatureError);
  const size = Number(file.size);
  const headers = headersOf(file);
  const range = rangeOf(request.headers.get("range"), size);
  if (range === "outside") return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  if (!range) return send(request, file, 200, { ...headers, "content-length": String(size) });
  const length = String(range.end - range.start + 1);
  const part = { "content-range": `bytes ${range.start}-${range.end}/${size}`, "content-length": length };
  return send(request, file, 206, { ...headers, ...part }, range);
}

type Range = { start: number; end: number };

function send(request: Request, { key }: LocalFile, status: number, headers: Record<string, string>, range?: Range) {
  const body = request.method === "HEAD" ? null : stream(bytesOf(key), range);
  return new Response(body, { status, headers });
}

const stream = (path: string, range?: Range) =>
  Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>;

function headersOf({ type, name, acl, disposition, hash }: LocalFile): Record<string, string> {
  const inline = shownInline.test(type);
  return {
    "content-type": inline ? type : "application/octet-stream",
    "content-disposition": `${inline ? disposition : "attachment"}; filename*=UTF-8''${encodeFilename(name)}`,
    "content-security-policy": policyFor(type),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": acl === "private" ? "same-site" : "cross-origin",
    "accept-ranges": "bytes",
    "cache-control": acl === "private" ? "private, no-store" : "public, max-age=31536000, immutable",
    etag: `"${hash}"`,
  };
}

// Browsers open neither PDF nor video in a sandbox.
function policyFor(type: string): string {
  if (type === "application/pdf")
    return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
  const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'";
  return type.startsWith("video/") ? `${policy}; frame-ancestors 'self'` : `${policy}; sandbox`;
}

function rangeOf(header: string | null, size: number): Range | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(size - Number(to), 0);
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? "outside" : { start, end };
}

const encodeFilename = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
