import { createServer, type OutgoingHttpHeaders, type RequestListener, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export type InternalResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
export type InternalFetch = (path: string, visitorHeaders?: Record<string, string>) => Promise<InternalResponse>;

const timeoutMs = 20_000;

export async function openInternalServer(
  toNext: RequestListener,
): Promise<{ internalFetch: InternalFetch; close: () => void }> {
  const server = createServer(toNext);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    internalFetch: (path, visitorHeaders) => requestFrom(port, path, visitorHeaders),
    close: () => closeServer(server),
  };
}

function requestFrom(port: number, path: string, visitorHeaders?: Record<string, string>) {
  // "same-origin" prevents a language redirect of the home page.
  const headers = { accept: "*/*", "accept-encoding": "identity", "sec-fetch-site": "same-origin", ...visitorHeaders };
  return new Promise<InternalResponse>((resolve, reject) => {
    const request = send({ host: "127.0.0.1", port, path, headers, timeout: timeoutMs }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.once("timeout", () => request.destroy(new Error(`no answer for ${path}`)));
    request.once("error", reject);
    request.end();
  });
}

function closeServer(server: Server) {
  server.close();
  server.closeAllConnections();
}
