import { once } from "node:events";
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type InternalResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
export type InternalFetch = (path: string, visitorHeaders?: Record<string, string>) => Promise<InternalResponse>;

const timeoutMs = 20_000;

/** "same-origin" prevents a language redirect of the home page. */
const ownHeaders = { accept: "*/*", "accept-encoding": "identity", "sec-fetch-site": "same-origin" };

export async function openInternalServer(
  toNext: RequestListener,
): Promise<{ internalFetch: InternalFetch; close: () => void }> {
  const server = createServer(toNext);
  await once(server.listen(0, "127.0.0.1"), "listening");
  server.unref();
  const { port } = server.address() as AddressInfo;
  const internalFetch: InternalFetch = async (path, visitorHeaders) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = get({ host: "127.0.0.1", port, path, headers: { ...ownHeaders, ...visitorHeaders }, signal });
    request.on("error", () => {}); // `once` rejects with it; a later error needs a listener, too.
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return { status: response.statusCode ?? 500, headers: response.headers, body: await buffer(response) };
  };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { internalFetch, close };
}
