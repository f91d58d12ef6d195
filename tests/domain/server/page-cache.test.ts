import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";

const pages = () =>
  (globalThis as unknown as { recruitPages: Record<"tags" | "begun", Map<string, unknown>> }).recruitPages;
const keyOf = (path: string) => `/route-cache/APP_PAGE/${"0".repeat(8)}/$${path}`;
const kind = { kind: "APP_PAGE", isFallback: false } as const;

type Cache = { get: (...asked: unknown[]) => Promise<unknown>; set: (...asked: unknown[]) => Promise<unknown> };
/** Loaded by path, as Next does. */
const { default: PageCache } = (await import(join(process.cwd(), "lib/server/page-cache.mjs"))) as {
  default: new (context: object) => Cache;
};

function aCache() {
  const fs = { existsSync: () => false };
  return new PageCache({ fs, flushToDisk: false, serverDistDir: "/nowhere", revalidatedTags: [], _requestHeaders: {} });
}

test("of an address that nobody has nothing stays in memory", async () => {
  const path = `/fr/events/${randomUUID()}`;
  const cache = aCache();
  expect(await cache.get(keyOf(path), kind)).toBeNull();
  expect(pages().begun.has(path)).toBe(true);
  await cache.set(keyOf(path), { kind: "APP_PAGE", status: 404, headers: {} }, kind);
  expect(pages().begun.has(path)).toBe(false);
  expect(pages().tags.has(path)).toBe(false);
});

test("no long address is noted, for there may be fifty thousand of them", async () => {
  const path = `/fr/events/${"a".repeat(12_000)}`;
  await aCache().get(keyOf(path), kind);
  expect(pages().begun.has(path)).toBe(false);
});
