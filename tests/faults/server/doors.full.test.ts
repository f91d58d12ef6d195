import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import es from "@/messages/es/errors.json";
import fr from "@/messages/fr/errors.json";
import { launch } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { startProxy } from "../../support/pooling-proxy";
import { cookiesOf, signOut } from "../../support/signed-in";
import { bytesOf, sizes, uploadsToBreak, waysToBreak } from "./broken-forms";
import { type Connection, connectTo } from "./connection";

const folder = throwAwayFolder();
const secret = "a secret for tests, known to everybody";
let app: Awaited<ReturnType<typeof launch>>;

beforeAll(async () => {
  app = await launch(folder.path, { PROXIES: "1", AUTH_SECRET: secret });
}, 900_000);
afterAll(async () => {
  await app.stop();
  folder.remove();
});

const lines = (...rawLines: string[]) => Buffer.from(`${rawLines.join("\r\n")}\r\n\r\n`);
const aPage = lines("GET /about HTTP/1.1", "host: localhost");

/** The status of an answer, or why there is none. */
async function statusOf(connection: Connection, bytes: Buffer, method?: string) {
  const answer = await connection.ask(bytes, method);
  return typeof answer === "string" ? answer : answer.status;
}

/** Sends a request on its own connection, as another visitor. */
async function askAlone(origin: string, bytes: Buffer) {
  const connection = await connectTo(origin);
  const answer = await connection.ask(bytes);
  connection.close();
  if (typeof answer === "string") return { status: 599, upstream: answer };
  return { status: answer.status, upstream: /^x-upstream: (\d+)/im.exec(answer.head)?.[1] };
}

test("after any malformed form the next request on the connection is answered", async () => {
  const wrong: string[] = [];
  for (const way of [...waysToBreak, ...uploadsToBreak(app.url, secret)])
    for (const size of sizes)
      for (const chunked of [false, true]) {
        const connection = await connectTo(app.url);
        const first = await connection.ask(bytesOf(way.break(size), { chunked }));
        const status = typeof first === "string" ? first : first.status;
        const leaves = typeof first !== "string" && /^connection: close/im.test(first.head);
        const next = leaves ? "has left" : await statusOf(connection, aPage);
        connection.close();
        if (!(Number(status) < 500) || (next !== 200 && !(leaves && status === 413)))
          wrong.push(`${way.name}, ${size} bytes${chunked ? " in chunks" : ""}: ${status}, then ${next}`);
      }
  expect(wrong).toEqual([]);
}, 300_000);

test("behind a proxy with one connection, a malformed form does not affect other users", async () => {
  const proxy = await startProxy(app.url);
  const wrong: string[] = [];
  for (const way of [...waysToBreak, ...uploadsToBreak(app.url, secret)])
    for (const size of [20_000, 2_000_000]) {
      const first = await askAlone(proxy.url, bytesOf(way.break(size)));
      const next = await askAlone(proxy.url, aPage);
      const shared = first.upstream === next.upstream || first.status === 413;
      if (first.status >= 500 || next.status !== 200 || !shared)
        wrong.push(
          `${way.name}, ${size} bytes: ${first.status}, then ${next.status} on ${shared ? "the same" : "another"}`,
        );
    }
  proxy.stop();
  expect(wrong).toEqual([]);
}, 300_000);

test("a page segment that was not prefetched is empty and causes no console error", async () => {
  const ahead = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/nothing" };
  const answer = await fetch(`${app.url}/fr/news?sport=judo`, { headers: ahead });
  expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([204, "no-store", ""]);
});

test.each([
  ["/api/stripe/webhook", 1024 * 1024],
  ["/functions/v1/create-checkout", 64 * 1024],
  ["/api/auth/callback/credentials", 64 * 1024],
  ["/api/nothing", 64 * 1024],
  ["/auth", 1024 * 1024],
  ["/recruiter-signup", 16 * 1024 * 1024],
])("%s takes what it needs and not a byte more, whether or not it was told how much comes", async (path, most) => {
  const headers = { "content-type": "application/json" };
  for (const chunked of [false, true]) {
    const fits = await connectTo(app.url);
    const accepted = await statusOf(fits, bytesOf({ path, headers, body: Buffer.alloc(most, 32) }, { chunked }));
    expect(accepted).not.toBe(413);
    expect(Number(accepted)).toBeLessThan(500);
    expect(await statusOf(fits, aPage)).toBe(200);
    fits.close();
    const tooMuch = await connectTo(app.url);
    const answer = await tooMuch.ask(bytesOf({ path, headers, body: Buffer.alloc(most + 1, 32) }, { chunked }));
    expect(answer).toMatchObject({ status: 413, head: expect.stringMatching(/^connection: close/im) });
    tooMuch.close();
  }
});

test("a visitor's video is refused before its first byte and nothing is stored", async () => {
  const boundary = "content-type: multipart/form-data; boundary=x";
  const head = ["host: localhost", boundary, "content-length: 97000000"];
  const openFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("recruit-video-")).length;
  const before = openFolders();
  for (const [address, status, message] of [
    ["?locale=fr", 401, fr.sign_in_required],
    ["?locale=es&guardian=none", 403, es.guardian_link_invalid],
  ] as const) {
    const connection = await connectTo(app.url);
    const answer = await connection.ask(lines(`POST /api/players/videos${address} HTTP/1.1`, ...head));
    expect(answer).toMatchObject({ status });
    expect(typeof answer === "string" ? answer : answer.body.toString()).toContain(message);
    connection.close();
  }
  expect(openFolders()).toBe(before);
  const small = await connectTo(app.url);
  const form = bytesOf({
    path: "/api/players/videos",
    headers: { "content-type": "text/plain" },
    body: Buffer.alloc(90_000),
  });
  expect([await statusOf(small, form), await statusOf(small, aPage)]).toEqual([401, 200]);
  small.close();
});

test("a form of 1,500 fields is refused with a message, and the connection serves the next request", async () => {
  const cookie = await cookiesOf(app.url, "player");
  const part = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${"a".repeat(20_000)}\r\n`;
  const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
  const connection = await connectTo(app.url);
  const path = "/api/players/videos?locale=fr";
  const answer = await connection.ask(bytesOf({ path, headers, body: Buffer.from(`${part.repeat(1500)}--x--\r\n`) }));
  const location = /^location: .*\/fr\/player-signup\?refused=form_text_too_long/im;
  expect(answer).toMatchObject({ status: 303, head: expect.stringMatching(location) });
  expect(await statusOf(connection, aPage)).toBe(200);
  connection.close();
});

test("an endless body is refused at once and the connection closed", async () => {
  const connection = await connectTo(app.url);
  const head = lines("POST /api/stripe/webhook HTTP/1.1", "host: localhost", "content-length: 300000000");
  expect(await connection.ask(head)).toMatchObject({ status: 413 });
  expect(await connection.ask(Buffer.alloc(40_000_000))).toBe("closed");
});

test.each([
  ["TRACE", "/about", 405],
  ["PROPFIND", "/api/live", 405],
  ["TRACE", "/api/stripe/webhook", 405],
  ["PUT", "/auth", 405],
  ["POST", "/api/live", 405],
  ["GET", "/functions/v1/create-checkout", 405],
  ["POST", "/robots.txt", 405],
  ["OPTIONS", "/api/live", 204],
  ["OPTIONS", "/functions/v1/create-checkout", 204],
  ["OPTIONS", "/about", 204],
])("%s %s is answered with %i", async (method, path, status) => {
  const connection = await connectTo(app.url);
  const answer = await connection.ask(lines(`${method} ${path} HTTP/1.1`, "host: localhost"));
  expect(answer).toMatchObject({ status });
  if (status === 204) expect(answer).toMatchObject({ head: expect.stringMatching(/^allow: \w/im) });
  expect(await statusOf(connection, aPage)).toBe(200);
  connection.close();
});

test.each([
  ["a wish for HTTP/2", 200, ["GET /about HTTP/1.1", "host: localhost", "connection: upgrade", "upgrade: h2c"]],
  ["a wish for a socket", 200, ["GET /about HTTP/1.1", "host: localhost", "connection: upgrade", "upgrade: websocket"]],
  ["a whole address", 200, ["GET http://evil.example/about HTTP/1.1", "host: localhost"]],
  ["two hosts", 400, ["GET /about HTTP/1.1", "host: localhost", "host: evil.example"]],
  ["an address that is none", 400, ["GET * HTTP/1.1", "host: localhost"]],
  [
    "a form of another site",
    403,
    ["POST /auth HTTP/1.1", "host: localhost", "origin: https://evil.example", "content-length: 0"],
  ],
  ["a form of nowhere", 403, ["POST /auth HTTP/1.1", "host: localhost", "origin: null", "content-length: 0"]],
])("%s is answered with %i", async (_what, status, message) => {
  const connection = await connectTo(app.url);
  expect(await statusOf(connection, lines(...message))).toBe(status);
  expect(await statusOf(connection, aPage)).toBe(200);
  connection.close();
});

test.each([
  ["a method that nobody knows", 400, ["BREW /about HTTP/1.1", "host: localhost"]],
  ["a head that is too large", 431, ["GET /about HTTP/1.1", "host: localhost", `x-large: ${"a".repeat(40_000)}`]],
])("%s is refused and the connection closed", async (_what, status, message) => {
  const connection = await connectTo(app.url);
  const answer = await connection.ask(lines(...message));
  expect(answer).toMatchObject({ status, head: expect.stringMatching(/^connection: close/im) });
  connection.close();
});

test("signing out closes the live feed at once", async () => {
  const cookie = await cookiesOf(app.url, "player");
  const feed = await fetch(`${app.url}/api/live`, { headers: { cookie } });
  expect(feed.status).toBe(200);
  const ended = feed.text();
  await signOut(app.url, cookie);
  expect(await ended).toContain(": open");
  expect((await fetch(`${app.url}/api/live`, { headers: { cookie } })).status).toBe(204);
}, 10_000);
