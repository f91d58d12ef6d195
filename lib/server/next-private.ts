import { createRequire } from "node:module";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

/**
 * All that the project knows of Next and Next does not document, in nine numbered parts. Each has a test of its number in
 * tests/faults/server/next-private.full.test.ts, on the built site.
 */

type FileCache = typeof import("next/dist/server/lib/incremental-cache/file-system-cache");
type Tags = typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external");

const cacheFolder = "next/dist/server/lib/incremental-cache";
/** Not bundled, so that every bundle gets the instance that Next uses. */
const load = createRequire(join(process.cwd(), "package.json"));

// 1: the cache of pages on disk, and the headers of the request in what Next hands to a cache.
type CacheContext = ConstructorParameters<FileCache["default"]>[0];
const openFileCache = (context: CacheContext) =>
  new (load(`${cacheFolder}/file-system-cache.js`) as FileCache).default(context);

// 2: when each tag expired.
let loadedTags: Tags | undefined;
function tagTimes() {
  loadedTags ??= load(`${cacheFolder}/tags-manifest.external.js`) as Tags;
  return loadedTags;
}

/** The tag that all pages have, whatever they read. */
export const everyPage = "_N_T_/layout";

export function expireTag(tag: string) {
  const { tagsManifest } = tagTimes();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: clock() });
}

/** `since` is a time of `clock`. */
export const hasExpired = (tags: string[], since: number): boolean => tagTimes().areTagsExpired(tags, since);

// 3: the key of a cached page, "/route-cache/APP_PAGE/<hash>/$/fr/sports", and the header that lists its tags.
export const pathOfKey = (key: string) => key.replace(/^\/route-cache\/\w+\/[0-9a-f]+\/\$/, "");

export function tagsOfEntry(entry: unknown): string[] {
  const names = (entry as { headers?: Record<string, unknown> } | null)?.headers?.["x-next-cache-tags"];
  return typeof names === "string" ? names.split(",") : [];
}

type PageRecord = { tags?: string[]; renderedSince?: number };
const MAX_PATH = 300;
const records = new LRUCache<string, PageRecord>({ max: 50_000 });

/** The tags of a page ("/fr/sports") that Next has rendered, and since when it is rendering it. */
export const recordOfPage = (path: string): Readonly<PageRecord> => records.get(path) ?? {};

export function recordPage(path: string, record: PageRecord) {
  if (path.length <= MAX_PATH) records.set(path, record);
}

const unknownAddress = /^\/[^/]+\/missing$/;

/** Next's own cache of pages, with three differences. Next loads this class by the path of this file. */
export default class PageCache {
  readonly #pages: InstanceType<FileCache["default"]>;
  readonly #answersForm: boolean;

  constructor(context: CacheContext) {
    this.#pages = openFileCache(context);
    this.#answersForm = /^multipart\/form-data/i.test(String(context._requestHeaders?.["content-type"] ?? ""));
  }

  /**
   * A form posted without scripts is not answered from the cache: Next resumes a cached shell and then loses the result of the
   * action, with its error and the typed values.
   */
  async get(...args: Parameters<InstanceType<FileCache["default"]>["get"]>) {
    if (this.#answersForm) return null;
    const cached = await this.#pages.get(...args);
    const path = pathOfKey(args[0]);
    recordPage(path, cached ? { tags: tagsOfEntry(cached.value) } : { ...recordOfPage(path), renderedSince: clock() });
    return cached;
  }

  /** Stores no missing pages, which could fill the disk, except the one of all unknown addresses, nor pages whose tags expired while they were rendered. */
  async set(...args: Parameters<InstanceType<FileCache["default"]>["set"]>) {
    const [key, page] = args;
    const path = pathOfKey(key);
    const isMissing = (page as { status?: number } | null)?.status === 404 && !unknownAddress.test(path);
    if (isMissing) return void records.delete(path);
    const { renderedSince } = recordOfPage(path);
    const tags = tagsOfEntry(page);
    recordPage(path, { tags, ...(renderedSince !== undefined && { renderedSince }) });
    if (this.#answersForm) return;
    if (renderedSince !== undefined && hasExpired(tags, renderedSince)) return;
    await this.#pages.set(...args);
  }

  revalidateTag(...args: Parameters<InstanceType<FileCache["default"]>["revalidateTag"]>) {
    return this.#pages.revalidateTag(...args);
  }

  resetRequestCache() {}
}

// 4: the header that omits the original query, which would make the router confuse the queries of a page; our rewrites never change a query.
export const rewrittenQuery = "x-nextjs-rewritten-query";

// 5: inline scripts that add a part of the RSC payload or a chunk to a queue of the page.
export const queues = { payload: "__next_f", chunks: "TURBOPACK" } as const;
const payloadPush = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*)\);?$/;
const chunkPush = /^\(globalThis\["TURBOPACK"\][^)]*\)\)\.push\(([\s\S]*)\);?$/;

export const payloadIn = (script: string): [kind: number, text?: unknown] | undefined =>
  parsed(payloadPush.exec(script)?.[1]);
export const chunkIn = (script: string): unknown => parsed(chunkPush.exec(script)?.[1]);

const parsed = (json: string | undefined) => (json === undefined ? undefined : JSON.parse(json));

// 6: documents sent with status 200 that redirect, and those that failed after their head or in their root.
const redirectMeta = /<meta id="__next-page-redirect" http-equiv="refresh" content="\d+;url=([^"]+)"/;
const errorDocument = /^<!DOCTYPE html><html id="__next_error__"/;
/** A page whose root failed has no document element; redirects look the same but are detected before. */
const missingDocument = /^<(script|meta|link)\b/;

export const redirectIn = (html: string) => redirectMeta.exec(html)?.[1]?.replaceAll("&amp;", "&");
export const isFailedDocument = (html: string) => errorDocument.test(html) || missingDocument.test(html);

// 7: the header with the id of a server action, and the ids of cached functions, which Next would run as actions.
export const actionHeader = "next-action";
export const isCachedFunction = (id: string) => /^[89a-f][\da-f]{41}$/i.test(id);

// 8: errors that the sender of a request caused: their messages, stack frames and routes.
const brokenForm =
  /unexpected end of (form|multipart)|boundary|malformed (part|content)|unexpected end of json|failed to parse body|body exceeded/i;
const clientErrors =
  /Failed to find Server Action|did not match the expected format|Invalid Server Actions request|Missing `origin` header/;
const nextFrame = /node_modules\/next\/dist\/|\/chunks\/ssr\/node_modules_next_dist_/;
const nodeFrame = /node:|<anonymous>/;

export const isClientError = (text: string) => clientErrors.test(text);

export const isParseError = (error: unknown, route: string) =>
  error instanceof Error && (brokenForm.test(error.message) || failedBeforeOurCode(error) || route.endsWith("/page"));

/** Only frames of Next and Node mean that the arguments of an action could not be parsed. */
function failedBeforeOurCode({ stack = "" }: Error): boolean {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return (
    frames.some((line) => nextFrame.test(line)) && frames.every((line) => nextFrame.test(line) || nodeFrame.test(line))
  );
}

// 9: with this variable Next reads no .env files.
export const envFilesAreRead = { __NEXT_PROCESSED_ENV: "true" };

/** Milliseconds with fractions, as Next counts them. */
export const clock = () => performance.timeOrigin + performance.now();
