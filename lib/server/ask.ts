import { createServer, type OutgoingHttpHeaders, type RequestListener, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export type InternalResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
/** Requests a path from Next without any headers of the visitor except the given ones. */
export type InternalFetch = (path: string, visitorHeaders?: Record<string, string>) => Promise<InternalResponse>;

/** Milliseconds until a page counts as failed. */
const timeoutMs = 20_000;

/** A server for Next on a loopback port that is not reachable from outside. */
export async function openInternalServer(toNext: RequestListener): Promise<{ ask: InternalFetch; close: () => void }> {
  const server = createServer(toNext);
  await new Promise<void>((done, failed) => server.once("error", failed).listen(0, "127.0.0.1", done));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { ask: (path, visitorHeaders) => askAt(port, path, visitorHeaders), close: () => closeServer(server) };
}

function askAt(port: number, path: string, visitorHeaders?: Record<string, string>) {
  // "same-origin" prevents a language redirect of the home page.
  const headers = { accept: "*/*", "accept-encoding": "identity", "sec-fetch-site": "same-origin", ...visitorHeaders };
  return new Promise<InternalResponse>((done, failed) => {
    const request = send({ host: "127.0.0.1", port, path, headers, timeout: timeoutMs }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", failed);
      response.once("end", () =>
        done({ status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.once("timeout", () => request.destroy(new Error(`no answer for ${path}`)));
    request.once("error", failed);
    request.end();
  });
}

function closeServer(server: Server) {
  server.close();
  server.closeAllConnections();
}
