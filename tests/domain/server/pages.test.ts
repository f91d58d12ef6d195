import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { invalidateTags } from "@/lib/platform/cache/cache-invalidation";
import { db } from "@/lib/platform/db/db";
import { forwardInvalidations } from "@/lib/server/forward-invalidations";
import type { InternalResponse } from "@/lib/server/internal-fetch";
import { recordPage } from "@/lib/server/next-private";
import { getFreshPage, getPage } from "@/lib/server/pages";
import { wireUp } from "../../support/freshness";

const answers = (text: string, headers = {}): InternalResponse => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=3600", ...headers },
  body: Buffer.from(`<!doctype html><html lang="en"><body>${text}</body></html>`),
});
const pageText = async (page: ReturnType<typeof getPage>) =>
  brotliDecompressSync((await page).forms.br.body).toString();
const newPath = () => `/sports/${randomUUID()}`;

/** Tags a page as Next's cache handler does. */
const bears = (path: string, ...tags: string[]) => recordPage(`/en${path}`, { tags });

/** Pages are cached only once pubsub is connected. */
beforeAll(async () => {
  forwardInvalidations();
  await wireUp();
});

test("a thousand parallel requests render a page once", async () => {
  const path = newPath();
  const internalFetch = vi.fn(async () => answers("one"));
  const pages = await Promise.all(Array.from({ length: 1000 }, () => pageText(getPage(internalFetch, path))));
  expect(new Set(pages).size).toBe(1);
  expect(internalFetch).toHaveBeenCalledTimes(1);
  expect(getFreshPage(path)).toBeDefined();
});

test("a thousand visitors wait for one render, also while other tags are invalidated", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  const internalFetch = vi.fn(async () => {
    bears(path, tag);
    await sleep(300);
    return answers("one");
  });
  const visitors: Promise<string>[] = [];
  for (let write = 0; write < 10; write++) {
    for (let visitor = 0; visitor < 100; visitor++) visitors.push(pageText(getPage(internalFetch, path)));
    invalidateTags([randomUUID()]);
    await sleep(20);
  }
  expect(new Set(await Promise.all(visitors)).size).toBe(1);
  expect(internalFetch).toHaveBeenCalledTimes(1);
});

test("while an invalidated page is rendered, others get the old one for two seconds and no longer", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  const time = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time);
  onTestFinished(() => clock.mockRestore());
  await getPage(async () => answers("old"), path);
  clock.mockImplementation(() => time + 1);
  invalidateTags([tag]);
  let finish = () => {};
  const internalFetch = vi.fn(async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return answers("new");
  });
  const first = pageText(getPage(internalFetch, path));
  expect(await pageText(getPage(internalFetch, path))).toContain("old");
  clock.mockImplementation(() => time + 2_001);
  const late = pageText(getPage(internalFetch, path));
  finish();
  expect(await Promise.all([first, late])).toEqual([expect.stringContaining("new"), expect.stringContaining("new")]);
  expect(internalFetch).toHaveBeenCalledTimes(1);
});

test("a page that is invalidated during every render is kept for a second", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  const internalFetch = vi.fn(async () => {
    invalidateTags([tag]);
    return answers("busy");
  });
  for (let visitor = 0; visitor < 10; visitor++) await getPage(internalFetch, path);
  expect(internalFetch).toHaveBeenCalledTimes(3);
  const time = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time + 1_001);
  expect(getFreshPage(path)).toBeUndefined();
  clock.mockRestore();
});

test("after an invalidation the next visitor gets the new page", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  let text = "old";
  const internalFetch = async () => answers(text);
  expect(await pageText(getPage(internalFetch, path))).toContain("old");
  text = "new";
  invalidateTags([tag]);
  expect(getFreshPage(path)).toBeUndefined();
  expect(await pageText(getPage(internalFetch, path))).toContain("new");
});

test("an invalidation during rendering renders again, also for waiting requests", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  let text = "old";
  const internalFetch = vi.fn(async () => {
    const read = text;
    if (read === "old") {
      text = "new";
      invalidateTags([tag]);
    }
    return answers(read);
  });
  const waiting = [getPage(internalFetch, path), getPage(internalFetch, path)];
  expect(await Promise.all(waiting.map(pageText))).toEqual([
    expect.stringContaining("new"),
    expect.stringContaining("new"),
  ]);
  expect(internalFetch).toHaveBeenCalledTimes(2);
});

test("an invalidation during rendering is not forgotten under thousands of others", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  const others = Array.from({ length: 5_000 }, () => randomUUID());
  let text = "old";
  const internalFetch = vi.fn(async () => {
    const read = text;
    if (read === "old") {
      text = "new";
      invalidateTags([tag, ...others]);
    }
    return answers(read);
  });
  expect(await pageText(getPage(internalFetch, path))).toContain("new");
  expect(internalFetch).toHaveBeenCalledTimes(2);
});

test("an invalidation in another process applies here", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  await getPage(async () => answers("old"), path);
  const payload = JSON.stringify([`another ${tag}`]);
  await vi.waitFor(async () => {
    await db.$executeRaw`select pg_notify('invalidated', ${payload})`;
    expect(getFreshPage(path)).toBeUndefined();
  }, 15_000);
});

test("while rendering fails the last good page is sent", async () => {
  const [path, tag] = [newPath(), randomUUID()];
  bears(path, tag);
  await getPage(async () => answers("good"), path);
  invalidateTags([tag]);
  expect(await pageText(getPage(async () => ({ ...answers("broken"), status: 500 }), path))).toContain("good");
  const unreachable = async () => Promise.reject(new Error("no answer"));
  expect(await pageText(getPage(unreachable, path))).toContain("good");
  await expect(getPage(unreachable, newPath())).rejects.toThrow("no answer");
});

test("private and uncacheable responses are not cached", async () => {
  for (const headers of [{ "set-cookie": ["a=b"] }, { "cache-control": "private, no-store" }]) {
    const path = newPath();
    await getPage(async () => answers("mine", headers), path);
    expect(getFreshPage(path)).toBeUndefined();
  }
});

test("the role cookie changes one attribute of the page only", async () => {
  const path = newPath();
  const internalFetch = vi.fn(async () => answers("same"));
  const plain = await pageText(getPage(internalFetch, path));
  const marked = await pageText(getPage(internalFetch, path, "player"));
  expect(marked.replace(' data-who="player"', "")).toBe(plain);
  expect(internalFetch).toHaveBeenCalledTimes(1);
});
