import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import PageCache, { isParseError, recordOfPage } from "@/lib/server/next-private";

const keyOf = (path: string) => `/route-cache/APP_PAGE/${"0".repeat(8)}/$${path}`;
const kind = { kind: "APP_PAGE", isFallback: false } as never;

function openCache() {
  const fs = { existsSync: () => false };
  const context = { fs, flushToDisk: false, serverDistDir: "/nowhere", revalidatedTags: [], _requestHeaders: {} };
  return new PageCache(context as never);
}

test("a missing page leaves nothing in memory", async () => {
  const path = `/fr/events/${randomUUID()}`;
  const cache = openCache();
  expect(await cache.get(keyOf(path), kind)).toBeNull();
  expect(recordOfPage(path).renderedSince).toBeDefined();
  await cache.set(keyOf(path), { kind: "APP_PAGE", status: 404, headers: {} } as never, kind);
  expect(recordOfPage(path)).toEqual({});
});

test("the missing page that answers all unknown addresses is kept", async () => {
  const headers = { "x-next-cache-tags": "navigation" };
  const page = { kind: "APP_PAGE", html: "", postponed: undefined, rscData: undefined, segmentData: undefined };
  await openCache().set(keyOf("/fr/missing"), { ...page, status: 404, headers } as never, kind);
  expect(recordOfPage("/fr/missing").tags).toEqual(["navigation"]);
});

test("nothing is recorded about a long address", async () => {
  const path = `/fr/events/${"a".repeat(12_000)}`;
  await openCache().get(keyOf(path), kind);
  expect(recordOfPage(path)).toEqual({});
});

const route = "/[locale]/messages";
const next =
  "    at decodeReply (/srv/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js:15:80738)";
const ownFrame = "    at send (/srv/.next/server/chunks/ssr/lib_messages.js:1:20)";
const node = "    at TCPConnectWrap.afterConnect (node:net:1637:16)";

function failing(message: string, ...frames: string[]) {
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join("\n") });
}

test.each([
  ["says so", failing("Unexpected end of form"), route, true],
  ["fails where arguments are read", failing("Connection closed.", next, node), route, true],
  ["fails in a page", failing("x", next, ownFrame, next), route, false],
  ["fails at the network", failing("connect ECONNREFUSED", node), route, false],
  ["fails beside page and act", failing("x", ownFrame), `${route}/page`, true],
])("a request that %s: is that its sender's fault?", (_what, error, where, fault) => {
  expect(isParseError(error, where)).toBe(fault);
});
