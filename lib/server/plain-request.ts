import type { IncomingMessage } from "node:http";

export type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** A complete GET of a path without query in HTTP/1.1, strictly valid. */
const plain = /^GET (\/[\w\-/.~]*) HTTP\/1\.1\r\n((?:[\w-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;
/** Headers that need Node's own handling. */
const more = /^(content-length|transfer-encoding|upgrade|expect|trailer|connection)$/;
/** Bytes; browsers send about 700. */
const longest = 8192;

/** Parses a simple request; undefined for all others. */
export function readPlain(chunk: Buffer): Asked | undefined {
  if (chunk.length > longest) return;
  const [, url, lines] = plain.exec(chunk.toString("latin1")) ?? [];
  if (!url || !lines) return;
  const headers: IncomingMessage["headers"] = {};
  for (const line of lines.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) break;
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name in headers || (more.test(name) && !staysOpen(name, value))) return;
    headers[name] = value;
  }
  return headers.host ? { method: "GET", url, headers } : undefined;
}

const staysOpen = (name: string, value: string) => name === "connection" && /^keep-alive$/i.test(value);
