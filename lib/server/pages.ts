import { LRUCache } from "lru-cache";
import { log } from "@/lib/platform/http/log";
import { splitLocale } from "@/lib/platform/i18n/routing";
import type { InternalFetch, InternalResponse } from "./internal-fetch";
import { clock, everyPage, hasExpired, recordOfPage } from "./next-private";
import { encodeVariants, type Page } from "./page";
import { renderPath } from "./visitor-variants";

type CachedPage = {
  path: string;
  answer: InternalResponse;
  /** Invalid once one of its tags expires after `validSince`. All times are those of `clock`. */
  tags: string[];
  validSince: number;
  /** Sent as is until `freshUntil`, and until `staleUntil` while it is rendered again. */
  freshUntil: number;
  staleUntil: number;
  /** When it was last found to be fresh. */
  freshAt: number;
  encoded: Map<string, Page>;
  encoding: Map<string, Promise<Page>>;
};

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_STALE_MS = 60_000;
const MAX_INVALID_MS = 2_000;
const TRIES = 3;

const cachedPages = new LRUCache<string, CachedPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ answer }) => answer.body.length * 4 + 1,
});
const pendingRenders = new Map<string, Promise<CachedPage>>();

const isInvalid = ({ tags, validSince }: CachedPage) => hasExpired(tags, validSince);

function isFresh(page: CachedPage) {
  const time = clock();
  if (time >= page.freshUntil || isInvalid(page)) return false;
  page.freshAt = time;
  return true;
}

export function getFreshPage(path: string, role = ""): Page | undefined {
  const page = cachedPages.get(path);
  return page && isFresh(page) ? page.encoded.get(role) : undefined;
}

/** The page, rendered if necessary, once for all waiting requests. While Next fails, the last good version is sent. */
export async function getPage(internalFetch: InternalFetch, path: string, role = ""): Promise<Page> {
  const cached = cachedPages.get(path);
  if (cached && isFresh(cached)) return encodedFor(cached, role);
  const isRendering = pendingRenders.has(path);
  const rendering = render(internalFetch, path).catch((error) => {
    if (!cached) throw error;
    log.warn({ err: error, path }, "an old page is shown");
    return cached;
  });
  if (cached && mayStandIn(cached, isRendering)) return encodedFor(cached, role);
  const rendered = await rendering;
  return encodedFor(rendered.answer.status >= 500 && cached ? cached : rendered, role);
}

/** Whoever asks first after an invalidation waits for the new page; those who come while it is rendered get the old one, until two seconds after it was last known to be fresh. */
const mayStandIn = (page: CachedPage, isRendering: boolean) =>
  isInvalid(page) ? isRendering && clock() < page.freshAt + MAX_INVALID_MS : clock() < page.staleUntil;

export const isRendered = (path: string) => cachedPages.has(path) || readNextCache(renderPath(path)).isKept;

function render(internalFetch: InternalFetch, path: string): Promise<CachedPage> {
  const pending = pendingRenders.get(path);
  if (pending) return pending;
  const result = renderUntilFresh(internalFetch, path).finally(() => pendingRenders.delete(path));
  pendingRenders.set(path, result);
  return result;
}

/** A render counts only if none of the page's own tags was invalidated since it began; Next joins concurrent requests for a page. After the last try the page lives for a second. */
async function renderUntilFresh(internalFetch: InternalFetch, path: string): Promise<CachedPage> {
  for (let attempt = 1; ; attempt++) {
    const startedAt = clock();
    const answer = await internalFetch(renderPath(path));
    const { tags, renderedSince } = readNextCache(renderPath(path));
    const since = Math.min(startedAt, renderedSince);
    const isOutdated = hasExpired(tags, since);
    if (isOutdated && attempt < TRIES) continue;
    const times = timesOf(isOutdated ? 1 : freshSeconds(answer));
    const validSince = isOutdated ? times.freshAt : since;
    const page: CachedPage = { path, answer, tags, validSince, ...times, encoded: new Map(), encoding: new Map() };
    if (isCacheable(answer)) cachedPages.set(path, page);
    else if (answer.status === 404) cachedPages.delete(path);
    return page;
  }
}

function readNextCache(path: string) {
  const { locale, path: pagePath } = splitLocale(path);
  const { tags, renderedSince = Number.POSITIVE_INFINITY } = recordOfPage(
    `/${locale}${pagePath === "/" ? "" : pagePath}`,
  );
  return { isKept: tags !== undefined, tags: [...(tags ?? []), everyPage], renderedSince };
}

const freshSeconds = ({ headers }: InternalResponse) =>
  headers["x-nextjs-cache"] === "STALE" ? 2 : Number(/s-maxage=(\d+)/.exec(String(headers["cache-control"]))?.[1] ?? 0);

function timesOf(seconds: number) {
  const freshAt = clock();
  const freshUntil = freshAt + seconds * 1000;
  return { freshAt, freshUntil, staleUntil: freshUntil + Math.min(seconds * 1000, MAX_STALE_MS) };
}

const isCacheable = ({ status, headers }: InternalResponse) =>
  status === 200 && !headers["set-cookie"] && /s-maxage=[1-9]/.test(String(headers["cache-control"]));

function encodedFor(page: CachedPage, role: string): Promise<Page> {
  const encoding = page.encoding.get(role) ?? encode(page, role);
  page.encoding.set(role, encoding);
  return encoding;
}

async function encode({ answer, path, encoded }: CachedPage, role: string): Promise<Page> {
  const quality = isCacheable(answer) ? 10 : 4;
  const page = await encodeVariants(answer, { path, role: role || undefined, quality });
  encoded.set(role, page);
  return page;
}
