import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "@/lib/platform/env";
import { handleModel } from "@/lib/simulators/model/handler";
import { handlePayments } from "@/lib/simulators/payments/handler";
import { handleCheckoutPage } from "@/lib/simulators/payments/pages/checkout";
import { handlePortalPage } from "@/lib/simulators/payments/pages/portal";
import { handleStorage } from "@/lib/simulators/storage/handler";

export type Door = (request: Request) => Promise<Response>;

/**
 * The simulators of hosted services behind real HTTP, where the SDKs expect them (`APP_URL`). After `stop`, pending
 * deliveries go nowhere. `doors` are the application's routes that they call, by path: `/api/stripe/webhook`,
 * `/api/uploadthing`.
 */
export async function startServices(doors: Record<string, Door> = {}) {
  const server = createServer({ keepAliveTimeout: 75_000 }, (incoming, outgoing) => {
    respond(doors, incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.APP_URL = url;
  const stop = async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
  return { url, stop };
}

async function respond(doors: Record<string, Door>, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await answer(doors, requestOf(incoming));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body)
    await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
  else outgoing.end();
}

function answer(doors: Record<string, Door>, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const door = doors[pathname];
  if (door) return door(request);
  const [api, local, service, ...rest] = pathname.slice(1).split("/");
  if (api === "api" && local === "local" && service === "ut") return handleStorage(request, rest);
  if (api === "api" && local === "local" && service === "openai") return handleModel(request, rest.slice(1));
  if (api === "api" && local === "local" && service === "stripe") return stripe(request, rest);
  return Promise.resolve(new Response(null, { status: 404 }));
}

function stripe(request: Request, [area, ...rest]: string[]): Promise<Response> {
  if (area === "checkout") return handleCheckoutPage(request, rest[0] ?? "");
  if (area === "portal") return handlePortalPage(request, rest[0] ?? "");
  return handlePayments(request, rest);
}

function requestOf(incoming: IncomingMessage): Request {
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const init: RequestInit & { duplex: "half" } = { method: incoming.method ?? "GET", headers, body, duplex: "half" };
  return new Request(`http://${incoming.headers.host}${incoming.url}`, init);
}
