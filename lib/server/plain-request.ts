import type { IncomingMessage } from "node:http";

/** What of a request says which page is meant, and in which form. */
export type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** A whole GET of a path without a query, in HTTP/1.1, every line as the grammar wants it and nothing behind. */
const plain = /^GET (\/[\w\-/.~]*) HTTP\/1\.1\r\n((?:[\w-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;
/** Headers that say more than which page: a body follows, another protocol is wished for, the connection ends. */
const more = /^(content-length|transfer-encoding|upgrade|expect|trailer|connection)$/;
/** Bytes of a head, at most; browsers send about 700. */
const longest = 8192;

/** Reads a request that is as simple as most visits are; undefined for every other, which Node's own parser then judges. */
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
