import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeVariants, type Page } from "@/lib/server/page";
import { sendPage } from "@/lib/server/send-page";

let page: Page;
let server: Server;

beforeAll(async () => {
  const answer = { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from("<html>é") };
  page = await encodeVariants(answer, { path: "/about", quality: 1 });
  server = createServer((request, response) => sendPage(request, response, page, request.url === "/lost" ? 404 : 200));
  await once(server.listen(0, "localhost"), "listening");
});
afterAll(() => {
  server.close().closeAllConnections();
});

const request = (path: string, headers: Record<string, string>, method = "GET") =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { method, headers });

test.each(["br", "gzip", "identity"])("a page is sent as %s", async (encoding) => {
  const response = await request("/", { "accept-encoding": encoding });
  expect(await response.text()).toBe("<html>é");
  expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
});

test("a copy that is still current is confirmed without a body", async () => {
  const { etag } = page.forms.gzip;
  const response = await request("/", { "accept-encoding": "gzip", "if-none-match": etag });
  expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([304, etag, ""]);
  expect((await request("/lost", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(404);
});

test("HEAD tells the length of the page and sends no body", async () => {
  const response = await request("/", { "accept-encoding": "identity" }, "HEAD");
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["8", ""]);
});
