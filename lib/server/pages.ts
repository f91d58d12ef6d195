import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/http/log";
import { splitLocale } from "@/lib/platform/i18n/routing";
import type { InternalFetch, InternalResponse } from "./ask";
import { encodeVariants, keepPayloadOf, type Page } from "./page";
import { madeAt } from "./strangers";

type CachedPage = {
  path: string;
  answer: InternalResponse;
  tags: ReadonlySet<string>;
  isStale: boolean;
  /** Sent as is until `freshUntil`, and until `staleUntil` while it is rendered again. Milliseconds. */
  freshUntil: number;
  staleUntil: number;
  encoded: Map<string, Page>;
  encoding: Map<string, Promise<Page>>;
};
type PendingRender = { begun: number; result: Promise<CachedPage> };
type NextPages = { tags: Map<string, string[]>; begun: Map<string, number> };

const MOST_BYTES = 96 * 1024 * 1024;
const LONGEST_STALE_MS = 60_000;
const SETTLED_MS = 1000;
const TRIES = 3;

const cachedPages = new Map<string, CachedPage>();
const pendingRenders = new Map<string, PendingRender>();
const invalidatedAt = new Map<string, number>();
let lastInvalidatedAt = 0;
let bytes = 0;
let compressionQueue = Promise.resolve();

export function watchTags() {
  onInvalidate((tag) => {
    lastInvalidatedAt = clock();
    invalidatedAt.set(tag, lastInvalidatedAt);
    for (const page of cachedPages.values()) if (tag === everything || page.tags.has(tag)) page.isStale = true;
  });
}

export function pageAtHand(path: string, who = ""): Page | undefined {
  const page = cachedPages.get(path);
  if (!page || page.isStale) return;
  const now = clock();
  return now < page.freshUntil ? page.encoded.get(who) : undefined;
}

/** The page, rendered if necessary, once for all waiting requests. While Next fails, the last good version is sent. */
export async function pageAt(ask: InternalFetch, path: string, who = ""): Promise<Page> {
  const cached = cachedPages.get(path);
  if (cached && !cached.isStale && clock() < cached.staleUntil) {
    if (clock() >= cached.freshUntil) fill(ask, path).catch((err) => log.warn({ err, path }, "page not renewed"));
    return encoded(cached, who);
  }
  const rendered = await fill(ask, path).catch((error) => {
    if (!cached) throw error;
    log.warn({ err: error, path }, "an old page is shown");
    return cached;
  });
  return encoded(rendered.answer.status >= 500 && cached ? cached : rendered, who);
}

/** Whether it is cached here or by Next. */
export const isMade = (path: string) => cachedPages.has(path) || whatNextKnows(madeAt(path)).isKept;

/** Restores a dropped RSC payload if the page has not changed since. */
export async function keepPayloadAgain(ask: InternalFetch, path: string, address: string) {
  const cached = cachedPages.get(path);
  const page = cached && !cached.isStale ? cached : await fill(ask, path);
  const { payload } = await encoded(page, "");
  if (payload === address) keepPayloadOf(page.answer);
}

function fill(ask: InternalFetch, path: string): Promise<CachedPage> {
  const pending = pendingRenders.get(path);
  if (pending && pending.begun > lastInvalidatedAt) return pending.result;
  const result = make(ask, path).finally(() => {
    if (pendingRenders.get(path)?.result === result) pendingRenders.delete(path);
  });
  pendingRenders.set(path, { begun: clock(), result });
  return result;
}

/** Next joins concurrent requests for a page, so one that started before an invalidation is repeated. */
async function make(ask: InternalFetch, path: string): Promise<CachedPage> {
  for (let attempt = 1; ; attempt++) {
    const begun = clock();
    const response = await ask(madeAt(path));
    const { tags, madeSince } = whatNextKnows(madeAt(path));
    const since = Math.min(begun, madeSince);
    const isStale = [...tags, everything].some((tag) => (invalidatedAt.get(tag) ?? 0) > since);
    if (isStale && attempt < TRIES) continue;
    const page: CachedPage = {
      path,
      answer: response,
      tags,
      isStale,
      ...lifeOf(response),
      encoded: new Map(),
      encoding: new Map(),
    };
    if (isKeepable(response)) keep(page);
    else if (response.status === 404) drop(path);
    return page;
  }
}

function whatNextKnows(path: string) {
  const { tags, begun } = (globalThis as { recruitPages?: NextPages }).recruitPages ?? {};
  const { locale, path: rest } = splitLocale(path);
  const key = `/${locale}${rest === "/" ? "" : rest}`;
  return {
    isKept: tags?.has(key) ?? false,
    tags: new Set(tags?.get(key)),
    madeSince: begun?.get(key) ?? Number.POSITIVE_INFINITY,
  };
}

/** Next states how long a page is fresh; a stale one is already being rendered again. */
function lifeOf({ headers }: InternalResponse) {
  const stale = headers["x-nextjs-cache"] === "STALE";
  const seconds = stale ? 2 : Number(/s-maxage=(\d+)/.exec(String(headers["cache-control"]))?.[1] ?? 0);
  const freshUntil = clock() + seconds * 1000;
  return { freshUntil, staleUntil: freshUntil + Math.min(seconds * 1000, LONGEST_STALE_MS) };
}

const isKeepable = ({ status, headers }: InternalResponse) =>
  status === 200 && !headers["set-cookie"] && /s-maxage=[1-9]/.test(String(headers["cache-control"]));

function keep(page: CachedPage) {
  drop(page.path);
  cachedPages.set(page.path, page);
  bytes += weight(page);
  for (const oldest of cachedPages.keys()) {
    if (bytes <= MOST_BYTES) break;
    drop(oldest);
  }
}

function drop(path: string) {
  const page = cachedPages.get(path);
  if (!page) return;
  cachedPages.delete(path);
  bytes -= weight(page);
}

/** Estimated bytes: the page and up to five encodings. */
const weight = ({ answer: response }: CachedPage) => response.body.length * 4;

function encoded(page: CachedPage, who: string): Promise<Page> {
  const encoding = page.encoding.get(who) ?? encodeQuickly(page, who);
  page.encoding.set(who, encoding);
  return encoding;
}

/** Fast compression at once, the best one later. */
async function encodeQuickly(page: CachedPage, who: string): Promise<Page> {
  const quick = await encodeVariants(page.answer, { path: page.path, who: who || undefined, quality: 5 });
  page.encoded.set(who, quick);
  if (env.WARM_UP === "on" && isKeepable(page.answer)) setTimeout(() => compressBest(page, who), SETTLED_MS).unref();
  return quick;
}

/** The best compression takes 100 ms of CPU: one page at a time. */
function compressBest(page: CachedPage, who: string) {
  compressionQueue = compressionQueue
    .then(async () => {
      if (cachedPages.get(page.path) !== page || page.isStale) return;
      page.encoded.set(who, await encodeVariants(page.answer, { path: page.path, who: who || undefined, quality: 11 }));
    })
    .catch((err) => log.warn({ err, path: page.path }, "page not compressed well"));
}

const clock = () => performance.timeOrigin + performance.now();
