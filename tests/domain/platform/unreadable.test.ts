import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { noteUnreadable, tookUnreadable } from "@/lib/platform/command/unreadable";

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
  const id = randomUUID();
  expect(noteUnreadable(id, error, where)).toBe(fault);
  expect([tookUnreadable(id), tookUnreadable(id)]).toEqual([fault, false]);
});

test("the latest entry is kept, however many there are", () => {
  const ids = Array.from({ length: 3_000 }, () => randomUUID());
  for (const id of ids) noteUnreadable(id, failing("Unexpected end of form"), route);
  expect(tookUnreadable(ids.at(-1) ?? "")).toBe(true);
  expect(tookUnreadable(ids[0] ?? "")).toBe(false);
});
