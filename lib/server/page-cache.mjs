import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

const Pages = FileSystemCache.default ?? FileSystemCache;
const maxPages = 50_000;
const maxPathLength = 300;

/** Next loads this file itself, outside all bundles; shared with the byte cache outside Next: by path ("/fr/sports"), the tags of a page and the time when its rendering began. */
globalThis.recruitPages ??= { tags: new Map(), begun: new Map() };
const { tags, begun: startedAt } = globalThis.recruitPages;

export default class PageCache extends Pages {
  #answersForm;

  constructor(context) {
    super(context);
    this.#answersForm = /^multipart\/form-data/i.test(String(context._requestHeaders?.["content-type"] ?? ""));
  }

  /**
   * A form posted without scripts must not be answered from the cache: Next resumes a cached shell and then loses the result of the
   * action, with its error and the typed values.
   */
  async get(key, ...rest) {
    if (this.#answersForm) return null;
    const cached = await super.get(key, ...rest);
    const path = pathOfKey(key);
    if (cached) remember(tags, path, tagsOf(cached.value));
    if (cached) startedAt.delete(path);
    else remember(startedAt, path, performance.timeOrigin + performance.now());
    return cached;
  }

  /** Does not store missing pages, which could fill the disk, nor pages whose tags were invalidated while they were rendered. */
  async set(key, page, ...rest) {
    const pageTags = tagsOf(page);
    const path = pathOfKey(key);
    const renderedSince = startedAt.get(path);
    if (page?.status === 404) return forget(path);
    remember(tags, path, pageTags);
    if (this.#answersForm) return;
    if (renderedSince !== undefined && areTagsExpired(pageTags, renderedSince)) return;
    await super.set(key, page, ...rest);
  }
}

/** Next's keys consist of the route and the path: "/route-cache/APP_PAGE/<hash>/$/fr/sports". */
function pathOfKey(key) {
  return key.replace(/^\/route-cache\/\w+\/[0-9a-f]+\/\$/, "");
}

function tagsOf(page) {
  const tags = page?.headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

function forget(path) {
  tags.delete(path);
  startedAt.delete(path);
}

function remember(map, key, value) {
  if (key.length > maxPathLength) return;
  map.delete(key);
  map.set(key, value);
  if (map.size > maxPages) map.delete(map.keys().next().value);
}
