import { createServer, IncomingMessage } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { expect, test } from "vitest";
import { askForTitleWithPage, assignRequestId, dropUntrustedForwarding } from "@/lib/server/normalize-request";
import { transformResponse } from "@/lib/server/transform-response";
import config from "@/next.config";

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

test("a client's request id is on no shared response", async () => {
  const idWith = async (cacheControl: string) => {
    const server = createServer((request, response) => {
      transformResponse(request, response, { sendErrorPage: () => {}, sendKept: () => {} });
      response.writeHead(200, { "cache-control": cacheControl }).end("an answer");
    });
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/stats`, { headers: { "x-request-id": ownId } });
    server.close().closeAllConnections();
    return response.headers.get("x-request-id");
  };
  expect(await idWith("public, max-age=0, must-revalidate")).toBe(null);
  expect(await idWith("s-maxage=60")).toBe(null);
  expect(await idWith("private, no-cache")).toBe(ownId);
});

const assigned = (id: string) => {
  const request = new IncomingMessage(new Socket());
  request.headers["x-request-id"] = id;
  assignRequestId(request);
  return request.headers["x-request-id"];
};

test.each(["short", "a".repeat(65), "with spaces in it", "<script>alert(1)</script>"])(
  "an id that is none is replaced by one of ours: %s",
  (id) => {
    expect(assigned(id)).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("an id of a proxy is kept", () => {
  expect(assigned(ownId)).toBe(ownId);
});

test("Next holds back a page that an action renders until its title is known, and no other page", () => {
  const waitsForTitle = (...headers: Record<string, string>[]) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, ...headers);
    askForTitleWithPage(request);
    return config.htmlLimitedBots?.test(request.headers["user-agent"] ?? "");
  };
  const action = { "next-action": "40a1" };
  const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  expect([waitsForTitle(action), waitsForTitle(action, firefox)]).toEqual([true, true]);
  const crawler = { "user-agent": "facebookexternalhit/1.1" };
  expect([waitsForTitle({}), waitsForTitle(firefox), waitsForTitle(crawler)]).toEqual([false, false, false]);
});
