import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressed } from "@/lib/server/compressed";

const part = "a row of a page, much like the one before it. ";
let next: () => void;

const server = createServer((request, response) => {
  response.setHeader("content-type", "text/html");
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  const sink = compressed(request, response, { write: (chunk) => write(chunk), end: () => end() });
  if (request.url === "/together") {
    for (let count = 0; count < 100; count++) sink.write(Buffer.from(part));
    sink.end();
  } else {
    sink.write(Buffer.from(part));
    next = () => sink.end(Buffer.from(part));
  }
});

beforeAll(() => once(server.listen(0, "localhost"), "listening"));
afterAll(() => {
  server.close().closeAllConnections();
});

const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;

async function bytesOf(path: string, encoding: string) {
  const [response] = (await once(get(origin() + path, { headers: { "accept-encoding": encoding } }), "response")) as [
    IncomingMessage,
  ];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

test.each(["br", "gzip"])("chunks that are written together are compressed together as %s", async (encoding) => {
  expect(await bytesOf("/together", encoding)).toBeLessThan(200);
  const response = await fetch(`${origin()}/together`, { headers: { "accept-encoding": encoding } });
  expect(await response.text()).toBe(part.repeat(100));
});

test.each(["br", "gzip"])("what is written arrives before the end as %s", async (encoding) => {
  const response = await fetch(origin(), { headers: { "accept-encoding": encoding } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader.read()).toEqual({ done: false, value: part });
  next();
  expect(await reader.read()).toEqual({ done: false, value: part });
});
