import { createServer, type OutgoingHttpHeaders, type RequestListener, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
/** Asks Next for an address as a stranger would: nothing of the visitor goes along, so nothing of theirs can come back, but for what `own` holds. */
export type Ask = (path: string, own?: Record<string, string>) => Promise<Answer>;

/** Milliseconds after which a page that is being made counts as failed. */
const patience = 20_000;

/** A way to Next that the outside cannot reach: a server on the loopback with a port of its own. */
export async function openBackDoor(toNext: RequestListener): Promise<{ ask: Ask; close: () => void }> {
  const server = createServer(toNext);
  await new Promise<void>((done, failed) => server.once("error", failed).listen(0, "127.0.0.1", done));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { ask: (path, own) => askAt(port, path, own), close: () => shut(server) };
}

function askAt(port: number, path: string, own?: Record<string, string>) {
  // "same-origin" keeps the home page from choosing a language: here the address has chosen.
  const headers = { accept: "*/*", "accept-encoding": "identity", "sec-fetch-site": "same-origin", ...own };
  return new Promise<Answer>((done, failed) => {
    const asked = send({ host: "127.0.0.1", port, path, headers, timeout: patience }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", failed);
      answer.once("end", () =>
        done({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.once("timeout", () => asked.destroy(new Error(`no answer for ${path}`)));
    asked.once("error", failed);
    asked.end();
  });
}

function shut(server: Server) {
  server.close();
  server.closeAllConnections();
}
