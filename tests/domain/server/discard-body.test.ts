import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardUnreadBody } from "@/lib/server/discard-body";
import { startProxy } from "../../support/pooling-proxy";

const served: Server = createServer((request, response) => {
  discardUnreadBody(request, response);
  if (request.method === "GET") return void response.end("a page");
  // Stops reading a form in the middle, and answers.
  request.once("data", () => {
    request.pause();
    response.writeHead(400).end("broken");
  });
});
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  await new Promise<void>((done) => void served.listen(0, "localhost", done));
  proxy = await startProxy(`http://localhost:${(served.address() as AddressInfo).port}`);
});
afterAll(() => {
  proxy.stop();
  served.closeAllConnections();
  served.close();
});

test.each([1_000, 70_000, 2_000_000])(
  "after a form of %i bytes nobody read to its end, the shared connection of a proxy serves the next visitor",
  async (size) => {
    const broken = await fetch(proxy.url, { method: "POST", body: Buffer.alloc(size, 97) });
    expect(broken.status).toBe(400);
    const page = await fetch(proxy.url, { signal: AbortSignal.timeout(5_000) });
    expect(await page.text()).toBe("a page");
    expect(page.headers.get("x-upstream")).toBe(broken.headers.get("x-upstream"));
  },
);
