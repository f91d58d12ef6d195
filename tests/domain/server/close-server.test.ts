import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareClose } from "@/scripts/close-server.ts";

let server: Server;
let close: () => Promise<void>;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  server = createServer((request, response) => {
    setTimeout(() => response.end("a page"), request.url === "/slow" ? 900 : 0);
  });
  close = prepareClose(server);
  await once(server.listen(0, "localhost"), "listening");
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function read(path: string) {
  const [response]: IncomingMessage[] = await once(get({ port, path, agent }), "response");
  return (await response?.toArray())?.join("");
}

test("a running response is completed before the server closes", async () => {
  const answer = read("/slow");
  await once(server, "request");
  const closing = close();
  expect(await answer).toBe("a page");
  await closing;
  await expect(read("/")).rejects.toThrow();
});

test("a request on an idle connection is answered while the server begins to close", async () => {
  await read("/");
  const closing = close();
  await sleep(50);
  expect(await read("/")).toBe("a page");
  await closing;
});

test("connections that are idle or were never used do not delay the end", async () => {
  const unused = connect(port, "localhost");
  await once(unused, "connect");
  await read("/");
  const startedAt = performance.now();
  await close();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
