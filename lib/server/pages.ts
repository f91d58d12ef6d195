import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/http/log";
import { splitLocale } from "@/lib/platform/i18n/routing";
import type { InternalFetch, InternalResponse } from "./ask";
import { recordOfPage } from "./next-private";
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

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_STALE_MS = 60_000;
const COMPRESSION_DELAY_MS = 1000;
const TRIES = 3;
const MAX_TAGS = 5_000;

const cachedPages = new Map<string, CachedPage>();
const pendingRenders = new Map<string, PendingRender>();
const invalidatedAt = new Map<string, number>();
let lastInvalidatedAt = 0;
/** The newest invalidation among the tags dropped from `invalidatedAt`; older renders count as outdated. */
let droppedInvalidatedAt = 0;
let bytes = 0;
let compressionQueue = Promise.resolve();

export function watchTags() {
  onInvalidate((tag) => {
    lastInvalidatedAt = clock();
    noteInvalidation(tag, lastInvalidatedAt);
    for (const page of cachedPages.values()) if (tag === everything || page.tags.has(tag)) page.isStale = true;
  });
}

function noteInvalidation(tag: string, time: number) {
  invalidatedAt.delete(tag);
  invalidatedAt.set(tag, time);
  const [oldest] = invalidatedAt;
  if (invalidatedAt.size <= MAX_TAGS || !oldest) return;
  invalidatedAt.delete(oldest[0]);
  droppedInvalidatedAt = oldest[1];
}

export function pageAtHand(path: string, role = ""): Page | undefined {
  const page = cachedPages.get(path);
  if (!page || page.isStale) return;
  const now = clock();
  return now < page.freshUntil ? page.encoded.get(role) : undefined;
}

/** The page, rendered if necessary, once for all waiting requests. While Next fails, the last good version is sent. */
export async function pageAt(ask: InternalFetch, path: string, role = ""): Promise<Page> {
  const cached = cachedPages.get(path);
  if (cached && !cached.isStale && clock() < cached.staleUntil) {
    if (clock() >= cached.freshUntil) render(ask, path).catch((err) => log.warn({ err, path }, "page not renewed"));
    return encodedFor(cached, role);
  }
  const rendered = await render(ask, path).catch((error) => {
    if (!cached) throw error;
    log.warn({ err: error, path }, "an old page is shown");
    return cached;
  });
  return encodedFor(rendered.answer.status >= 500 && cached ? cached : rendered, role);
}

export const isMade = (path: string) => cachedPages.has(path) || readNextCache(madeAt(path)).isKept;

export async function keepPayloadAgain(ask: InternalFetch, path: string, address: string) {
  const cached = cachedPages.get(path);
  const page = cached && !cached.isStale ? cached : await render(ask, path);
  const { payload } = await encodedFor(page, "");
  if (payload === address) keepPayloadOf(page.answer);
}

function render(ask: InternalFetch, path: string): Promise<CachedPage> {
  const pending = pendingRenders.get(path);
  if (pending && pending.begun > lastInvalidatedAt) return pending.result;
  const result = renderUntilFresh(ask, path).finally(() => {
    if (pendingRenders.get(path)?.result === result) pendingRenders.delete(path);
  });
  pendingRenders.set(path, { begun: clock(), result });
  return result;
}

/** Next joins concurrent requests for a page, so one that started before an invalidation is repeated. */
async function renderUntilFresh(ask: InternalFetch, path: string): Promise<CachedPage> {
  for (let attempt = 1; ; attempt++) {
    const startedAt = clock();
    const response = await ask(madeAt(path));
    const { tags, madeSince } = readNextCache(madeAt(path));
    const renderedSince = Math.min(startedAt, madeSince);
    const isStale = [...tags, everything].some(
      (tag) => (invalidatedAt.get(tag) ?? droppedInvalidatedAt) > renderedSince,
    );
    if (isStale && attempt < TRIES) continue;
    const page: CachedPage = {
      path,
      answer: response,
      tags,
      isStale,
      ...lifetimeOf(response),
      encoded: new Map(),
      encoding: new Map(),
    };
    if (isCacheable(response)) store(page);
    else if (response.status === 404) drop(path);
    return page;
  }
}

function readNextCache(path: string) {
  const { locale, path: pagePath } = splitLocale(path);
  const { tags, renderedSince = Number.POSITIVE_INFINITY } = recordOfPage(
    `/${locale}${pagePath === "/" ? "" : pagePath}`,
  );
  return { isKept: tags !== undefined, tags: new Set(tags), madeSince: renderedSince };
}

function lifetimeOf({ headers }: InternalResponse) {
  const stale = headers["x-nextjs-cache"] === "STALE";
  const seconds = stale ? 2 : Number(/s-maxage=(\d+)/.exec(String(headers["cache-control"]))?.[1] ?? 0);
  const freshUntil = clock() + seconds * 1000;
  return { freshUntil, staleUntil: freshUntil + Math.min(seconds * 1000, MAX_STALE_MS) };
}

const isCacheable = ({ status, headers }: InternalResponse) =>
  status === 200 && !headers["set-cookie"] && /s-maxage=[1-9]/.test(String(headers["cache-control"]));

function store(page: CachedPage) {
  drop(page.path);
  cachedPages.set(page.path, page);
  bytes += estimateBytes(page);
  for (const oldest of cachedPages.keys()) {
    if (bytes <= MAX_BYTES) break;
    drop(oldest);
  }
}

function drop(path: string) {
  const page = cachedPages.get(path);
  if (!page) return;
  cachedPages.delete(path);
  bytes -= estimateBytes(page);
}

const estimateBytes = ({ answer: response }: CachedPage) => response.body.length * 4;

function encodedFor(page: CachedPage, role: string): Promise<Page> {
  const encoding = page.encoding.get(role) ?? encodeQuickly(page, role);
  page.encoding.set(role, encoding);
  return encoding;
}

async function encodeQuickly(page: CachedPage, role: string): Promise<Page> {
  const quick = await encodeVariants(page.answer, { path: page.path, who: role || undefined, quality: 5 });
  page.encoded.set(role, quick);
  if (env.WARM_UP === "on" && isCacheable(page.answer))
    setTimeout(() => compressBest(page, role), COMPRESSION_DELAY_MS).unref();
  return quick;
}

/** The best compression takes 100 ms of CPU, so pages are compressed one at a time. */
function compressBest(page: CachedPage, role: string) {
  compressionQueue = compressionQueue
    .then(async () => {
      if (cachedPages.get(page.path) !== page || page.isStale) return;
      page.encoded.set(
        role,
        await encodeVariants(page.answer, { path: page.path, who: role || undefined, quality: 11 }),
      );
    })
    .catch((err) => log.warn({ err, path: page.path }, "page not compressed well"));
}

const clock = () => performance.timeOrigin + performance.now();
