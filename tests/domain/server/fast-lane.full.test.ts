import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFastLane } from "@/lib/server/fast-lane";
import { encodeVariants, type Page } from "@/lib/server/page";
import type { Asked } from "@/lib/server/plain-request";
import { type Sink, sendPage } from "@/lib/server/send-page";

let page: Page;
let quick = 0;
let hangUp: () => void;
const servers: Server[] = [];
const ports: number[] = [];

const atHand = (asked: Asked, sink: Sink) => {
  if (asked.method !== "GET" || (asked.url !== "/kept" && asked.url !== "/made")) return false;
  if (asked.url === "/kept") sendPage(asked, sink, page);
  else setTimeout(() => sendPage(asked, sink, page, 404), 20);
  return true;
};

/** As Node answers: the page at hand, else what was asked and brought along. */
function slowly(request: IncomingMessage, response: ServerResponse) {
  if (atHand(request, response)) return;
  const pieces: Buffer[] = [];
  request.on("data", (piece) => pieces.push(piece));
  request.on("end", () => response.end(`${request.method} ${request.url} ${Buffer.concat(pieces).length}`));
}

beforeAll(async () => {
  const answer = { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from("<html>é") };
  page = await encodeVariants(answer, { path: "/kept", quality: 1 });
  for (const fast of [true, false]) {
    const server = createServer(slowly);
    if (fast)
      hangUp = openFastLane(server, (asked, sink) => {
        const sent = atHand(asked, sink);
        if (sent) quick++;
        return sent;
      });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    servers.push(server);
    ports.push((server.address() as AddressInfo).port);
  }
});

afterAll(() => {
  hangUp();
  for (const server of servers) server.close().closeAllConnections();
});

/**
 * What comes back on one connection until it closes. "in turn": each piece once the one before was answered, and the end right
 * after the last one, which finds every answer that is not made later already written. "at once": all as fast as they can be
 * written, and the server ends it.
 */
function sent(port: number, pieces: string[], how: "in turn" | "at once"): Promise<string> {
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const left = [...pieces];
    let back = "";
    const next = () => {
      const piece = left.shift();
      if (piece === undefined) return;
      socket.write(piece, "latin1", () => how === "at once" && setImmediate(next));
      if (how === "in turn" && left.length === 0) socket.end();
    };
    socket.setEncoding("latin1").on("data", (text) => {
      back += text;
      if (how === "in turn") next();
    });
    socket.on("error", () => {}).on("close", () => done(back.replace(/Date: [^\r]*/g, "Date:")));
    next();
  });
}

const ask = (lines: string[], body = "") => `${[...lines, "", ""].join("\r\n")}${body}`;
const kept = (...more: string[]) => ask(["GET /kept HTTP/1.1", "Host: here", ...more]);

test("a cached page is answered before Node's parser, repeatedly on one connection", async () => {
  quick = 0;
  const back = await sent(ports[0] ?? 0, [kept("Accept-Encoding: gzip")], "in turn");
  expect(back).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(quick).toBe(1);
  expect(back).toBe(await sent(ports[1] ?? 0, [kept("Accept-Encoding: gzip")], "in turn"));
  const { etag } = page.forms.identity;
  expect(await sent(ports[0] ?? 0, [kept(`If-None-Match: ${etag}`)], "in turn")).toMatch(
    /^HTTP\/1\.1 304 Not Modified\r\n/,
  );
  expect(quick).toBe(2);
});

test("later requests on the connection are neither lost nor reordered", async () => {
  const body = "x".repeat(200_000);
  const post = ask(["POST /form HTTP/1.1", "Host: here", `Content-Length: ${body.length}`], body);
  const made = ask(["GET /made HTTP/1.1", "Host: here"]);
  const last = ask(["GET /last HTTP/1.1", "Host: here", "Connection: close"]);
  for (const pieces of [
    [kept(), made, kept(), post, kept()],
    [made + made, post, made],
    [made, kept() + kept().slice(0, 30), kept().slice(30), made],
    [kept(), post, kept()],
    [kept() + kept() + post],
    [kept().slice(0, 20), kept().slice(20)],
    [kept() + kept().slice(0, 9), kept().slice(9), kept()],
  ])
    expect(await sent(ports[0] ?? 0, [...pieces, last], "at once")).toBe(
      await sent(ports[1] ?? 0, [...pieces, last], "at once"),
    );
});

test("a pending request is answered when the server stops, then the connection is closed", async () => {
  const server = createServer(slowly);
  const close = openFastLane(server, atHand);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  server.on("connection", (socket) => socket.once("data", () => setImmediate(close)));
  const { port } = server.address() as AddressInfo;
  const back = await sent(port, [ask(["GET /made HTTP/1.1", "Host: here"])], "at once");
  expect(back).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  await new Promise((done) => server.close(done));
});

const anyOf = (lines: string) => fc.constantFrom(...lines.trim().split(/\n */));
const byte = fc.nat({ max: 255 }).map((code) => String.fromCharCode(code));
const oddLine = anyOf(`
  GET /kept HTTP/1.0
  GET /kept HTTP/2.0
  GET /kept?a=1 HTTP/1.1
  GET  /kept HTTP/1.1
  GET http://here/kept HTTP/1.1
  GET /other HTTP/1.1
  HEAD /kept HTTP/1.1
  get /kept HTTP/1.1
  PRI * HTTP/2.0`);
const usual = anyOf(`
  Accept-Encoding: gzip
  accept-encoding:br
  Accept-Encoding:\tgzip;q=0, br\t
  If-None-Match: *
  Cookie: a=b; who=player
  Connection: keep-alive
  Content-Length: 0`);
const odd = fc.oneof(
  anyOf(`
    Host: here
    Host: a, b
    host:
    Content-Length: 3
    Transfer-Encoding: chunked
    Transfer-Encoding : chunked
    Connection: close
    Connection: Upgrade
    Upgrade: websocket
    Expect: 100-continue
    no colon
    : nameless
    Bad Name: x
    __proto__: x
    constructor: y`),
  fc.constantFrom(" folded: line", "X: a\nY: b", "X: a\rY: b"),
  fc.tuple(fc.stringMatching(/^[ -~]{0,12}$/), fc.string({ unit: byte, maxLength: 24 })).map((pair) => pair.join(":")),
);
const line = fc.oneof(fc.constant("GET /kept HTTP/1.1"), oddLine);
const hosted = fc.constantFrom(["Host: here"], ["Host: here"], []);
const lone = fc
  .tuple(line, hosted, fc.array(fc.oneof({ arbitrary: usual, weight: 3 }, odd), { maxLength: 5 }))
  .map((parts) => ask(parts.flat()));
const followed = fc.array(usual, { maxLength: 3 }).map((headers) => kept(...headers) + kept());

test("any input gives the same answer as Node's parser", { timeout: 60_000 }, async () => {
  quick = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 2 }), fc.oneof(lone, followed), async (before, last) => {
      const pieces = [...Array<string>(before).fill(kept()), last];
      const [fast, slow] = await Promise.all(ports.map((port) => sent(port, pieces, "in turn")));
      expect(fast).toBe(slow);
    }),
    { numRuns: 1500 },
  );
  expect(quick).toBeGreaterThan(1000);
});
