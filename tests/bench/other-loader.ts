import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { loader } from "@/lib/server/late-scripts.ts";

const idleLoader = readFileSync(new URL("idle-loader.js", import.meta.url), "utf8").replace(/^\/\/.*\n/, "");

/** The same site twice: its scripts come with the first touch, or at idle. */
export async function bothLoaders(origin: string) {
  return { touch: await proxy(origin, loader), idle: await proxy(origin, idleLoader) };
}

/** The pages of the site with this loader in them, compressed anew in both ways; everything else as it is. */
async function proxy(origin: string, ownLoader: string) {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  const server = createServer(async (request, response) => {
    const isPage = /text\/html/.test(request.headers.accept ?? "");
    const upstream = send(origin + request.url, {
      method: request.method,
      headers: { ...request.headers, ...(isPage && { "accept-encoding": "identity" }) },
    });
    request.pipe(upstream);
    upstream.once("error", () => response.destroy());
    const [answer] = (await once(upstream, "response")) as [IncomingMessage];
    const { "content-length": length, ...headers } = answer.headers;
    if (!/^text\/html/.test(headers["content-type"] ?? "") || !isPage) {
      response.writeHead(answer.statusCode ?? 500, { ...headers, ...(length && { "content-length": length }) });
      return answer.pipe(response);
    }
    const policy = String(headers["content-security-policy"]).replace(hash(loader), hash(ownLoader));
    const html = (await buffer(answer)).toString().replace(loader, () => ownLoader);
    response.writeHead(answer.statusCode ?? 500, {
      ...headers,
      "content-security-policy": policy,
      "content-encoding": "gzip",
    });
    response.end(gzipSync(html));
  }).listen(0);
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
