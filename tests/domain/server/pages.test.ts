import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { invalidateTags } from "@/lib/platform/cache/cache-invalidation";
import { db } from "@/lib/platform/db/db";
import type { InternalResponse } from "@/lib/server/ask";
import { recordPage } from "@/lib/server/next-private";
import { keepPayloadAgain, pageAt, pageAtHand, watchTags } from "@/lib/server/pages";
import { wireUp } from "../../support/freshness";

const answers = (text: string, headers = {}): InternalResponse => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=3600", ...headers },
  body: Buffer.from(`<!doctype html><html lang="en"><body>${text}</body></html>`),
});
const pageText = async (page: ReturnType<typeof pageAt>) => brotliDecompressSync((await page).forms.br.body).toString();
const newPath = () => `/sports/${randomUUID()}`;

/** Tags a page as Next's cache handler does. */
const bears = (path: string, ...tags: string[]) => recordPage(`/en${path}`, { tags });

/** Pages are cached only once pubsub is connected. */
beforeAll(async () => {
  watchTags();
  await wireUp();
});

test("a thousand parallel requests render a page once", async () => {
  const path = newPath();
  const ask = vi.fn(async () => answers("one"));
  const pages = await Promise.all(Array.from({ length: 1000 }, () => pageText(pageAt(ask, path))));
  expect(new Set(pages).size).toBe(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(pageAtHand(path)).toBeDefined();
});

test("a thousand visitors wait for one render, also while other tags are invalidated", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  const ask = vi.fn(async () => {
    bears(path, tag);
    await sleep(300);
    return answers("one");
  });
  const visitors: Promise<string>[] = [];
  for (let write = 0; write < 10; write++) {
    for (let visitor = 0; visitor < 100; visitor++) visitors.push(pageText(pageAt(ask, path)));
    invalidateTags([randomUUID()]);
    await sleep(20);
  }
  expect(new Set(await Promise.all(visitors)).size).toBe(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("while an invalidated page is rendered, others get the old one for two seconds and no longer", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  await pageAt(async () => answers("old"), path);
  invalidateTags([tag]);
  let finish = () => {};
  const ask = vi.fn(async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return answers("new");
  });
  const first = pageText(pageAt(ask, path));
  expect(await pageText(pageAt(ask, path))).toContain("old");
  const time = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time + 2_001);
  const late = pageText(pageAt(ask, path));
  finish();
  expect(await Promise.all([first, late])).toEqual([expect.stringContaining("new"), expect.stringContaining("new")]);
  clock.mockRestore();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a page that is invalidated during every render is kept for a second", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  const ask = vi.fn(async () => {
    invalidateTags([tag]);
    return answers("busy");
  });
  for (let visitor = 0; visitor < 10; visitor++) await pageAt(ask, path);
  expect(ask).toHaveBeenCalledTimes(3);
  const time = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time + 1_001);
  expect(pageAtHand(path)).toBeUndefined();
  clock.mockRestore();
});

test("after an invalidation the next visitor gets the new page", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  let text = "old";
  const ask = async () => answers(text);
  expect(await pageText(pageAt(ask, path))).toContain("old");
  text = "new";
  invalidateTags([tag]);
  expect(pageAtHand(path)).toBeUndefined();
  expect(await pageText(pageAt(ask, path))).toContain("new");
});

test("an invalidation during rendering renders again, also for waiting requests", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  let text = "old";
  const ask = vi.fn(async () => {
    const read = text;
    if (read === "old") {
      text = "new";
      invalidateTags([tag]);
    }
    return answers(read);
  });
  const waiting = [pageAt(ask, path), pageAt(ask, path)];
  expect(await Promise.all(waiting.map(pageText))).toEqual([
    expect.stringContaining("new"),
    expect.stringContaining("new"),
  ]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an invalidation during rendering is not forgotten under thousands of others", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  const others = Array.from({ length: 5_000 }, () => randomUUID());
  let text = "old";
  const ask = vi.fn(async () => {
    const read = text;
    if (read === "old") {
      text = "new";
      invalidateTags([tag, ...others]);
    }
    return answers(read);
  });
  expect(await pageText(pageAt(ask, path))).toContain("new");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an invalidation in another process applies here", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  await pageAt(async () => answers("old"), path);
  const payload = JSON.stringify([`another ${tag}`]);
  await vi.waitFor(async () => {
    await db.$executeRaw`select pg_notify('invalidated', ${payload})`;
    expect(pageAtHand(path)).toBeUndefined();
  }, 15_000);
});

test("while rendering fails the last good page is sent", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  await pageAt(async () => answers("good"), path);
  invalidateTags([tag]);
  expect(await pageText(pageAt(async () => ({ ...answers("broken"), status: 500 }), path))).toContain("good");
  const unreachable = async () => Promise.reject(new Error("no answer"));
  expect(await pageText(pageAt(unreachable, path))).toContain("good");
  await expect(pageAt(unreachable, newPath())).rejects.toThrow("no answer");
});

test("private and uncacheable responses are not cached", async () => {
  for (const headers of [{ "set-cookie": ["a=b"] }, { "cache-control": "private, no-store" }]) {
    const path = newPath();
    await pageAt(async () => answers("mine", headers), path);
    expect(pageAtHand(path)).toBeUndefined();
  }
});

test("the role cookie changes one attribute of the page only", async () => {
  const path = newPath();
  const ask = vi.fn(async () => answers("same"));
  const plain = await pageText(pageAt(ask, path));
  const marked = await pageText(pageAt(ask, path, "player"));
  expect(marked.replace(' data-who="player"', "")).toBe(plain);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a page is not rendered again for unknown script addresses", async () => {
  const path = newPath();
  const ask = vi.fn(async () => answers("one"));
  await pageAt(ask, path);
  const page = pageAtHand(path);
  for (let junk = 0; junk < 100; junk++) await keepPayloadAgain(ask, path, `/_late/${randomUUID()}${path}`);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(pageAtHand(path)).toBe(page);
});
