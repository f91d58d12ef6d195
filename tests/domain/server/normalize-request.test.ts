import { createServer, IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { expect, test } from "vitest";
import { assignRequestId, dropUntrustedForwarding } from "@/lib/server/normalize-request";

const forged = {
  forwarded: "for=1.2.3.4;host=evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "1",
};

function named(proxies: number, forwardedFor?: string) {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, "remoteAddress", { value: "10.0.0.9" });
  Object.assign(request.headers, forged, forwardedFor && { "x-forwarded-for": forwardedFor });
  dropUntrustedForwarding(request, proxies);
  return request.headers;
}

test("without configured proxies forwarded host and address are ignored", () => {
  expect(named(0, "1.2.3.4")).toEqual({ "x-forwarded-for": "10.0.0.9" });
});

test.each([
  [1, "1.2.3.4, 5.6.7.8", "5.6.7.8"],
  [2, "1.2.3.4, 5.6.7.8", "1.2.3.4"],
  [2, "5.6.7.8", "5.6.7.8"],
])("behind %i of ours, of %s the visitor is %s", (proxies, forwarded, visitor) => {
  expect(named(proxies, forwarded)).toEqual({ ...forged, "x-forwarded-for": visitor });
});

const ownId = "a-visitors-own-id";

/** The id in the response to a request with its own id. */
async function answered(answer: (response: ServerResponse) => void, id = ownId) {
  const server = createServer((request, response) => {
    assignRequestId(request, response);
    answer(response);
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { "x-request-id": id } });
  await response.text();
  server.close().closeAllConnections();
  return response.headers.get("x-request-id");
}

test("a client's request id is on no shared response", async () => {
  const everyones = "public, max-age=0, must-revalidate";
  expect(await answered((to) => void to.writeHead(200, ["cache-control", everyones]).end())).toBe(null);
  expect(await answered((to) => void to.writeHead(200, { "cache-control": "s-maxage=60" }).end())).toBe(null);
  expect(await answered((to) => void to.setHeader("cache-control", everyones).end("a page"))).toBe(null);
  expect(await answered((to) => void to.setHeader("cache-control", "private, no-cache").end())).toBe(ownId);
  expect(await answered((to) => void to.writeHead(404).end())).toBe(ownId);
});

test.each(["short", "a".repeat(65), "with spaces in it", "<script>alert(1)</script>"])(
  "an id that is none is replaced by one of ours: %s",
  async (id) => {
    expect(await answered((to) => void to.end(), id)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
