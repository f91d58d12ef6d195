import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { InternalResponse } from "@/lib/server/internal-fetch";
import { getPage } from "@/lib/server/pages";
import { keepPayload, sendPayload } from "@/lib/server/payloads";
import { wireUp } from "../../support/freshness";

const internalFetch = vi.fn(async (): Promise<InternalResponse> => {
  const script = '<script src="/a.js" async=""></script><script>self.__next_f.push([1,"now"])</script>';
  return {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=3600" },
    body: Buffer.from(`<!doctype html><html lang="en"><body>${script}</body></html>`),
  };
});
const server = createServer((request, response) => {
  void sendPayload(request, response, async (path) => (await getPage(internalFetch, path)).payload);
});
let origin = "";
beforeAll(async () => {
  await wireUp();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("a payload is sent as long as it is kept, whatever the page has become", async () => {
  const response = await fetch(origin + keepPayload("/sports", "[[0]]"));
  expect([response.status, await response.json()]).toEqual([200, [[0]]]);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(internalFetch).not.toHaveBeenCalled();
});

test("the payload of a page that another process sent is found by rendering the page", async () => {
  const path = `/sports/${randomUUID()}`;
  const payload = [[1, "now"]];
  const hash = createHash("sha256").update(JSON.stringify(payload)).digest("base64url").slice(0, 22);
  const response = await fetch(`${origin}/_late/${hash}${path}`);
  expect([response.status, await response.json()]).toEqual([200, payload]);
  expect(internalFetch).toHaveBeenCalledTimes(1);
});

test("an unknown payload is missing, and its page is rendered once", async () => {
  internalFetch.mockClear();
  const path = `/sports/${randomUUID()}`;
  for (let junk = 0; junk < 20; junk++)
    expect((await fetch(`${origin}/_late/${randomUUID()}${path}`)).status).toBe(404);
  expect(internalFetch).toHaveBeenCalledTimes(1);
});
