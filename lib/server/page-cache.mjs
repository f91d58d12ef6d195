import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

const Pages = FileSystemCache.default ?? FileSystemCache;
const mostPages = 50_000;
/** No page has a longer path; what asks for one is nobody's address. */
const longestPath = 300;

/** For the byte cache, which stands outside Next: by its path ("/fr/sports"), the tags a page bears and when its making began. */
globalThis.recruitPages ??= { tags: new Map(), begun: new Map() };
const { tags, begun } = globalThis.recruitPages;

/** Next's own cache of prerendered pages, with three differences. */
export default class PageCache extends Pages {
  #answersForm;

  constructor(context) {
    super(context);
    this.#answersForm = /^multipart\/form-data/i.test(String(context._requestHeaders?.["content-type"] ?? ""));
  }

  /**
   * A form posted without scripts never finds its page here: from a cached shell Next resumes the answer, and a resumed
   * page forgets what the act said: no error, nothing of what was typed.
   */
  async get(key, ...more) {
    if (this.#answersForm) return null;
    const found = await super.get(key, ...more);
    const path = pathIn(key);
    if (found) keep(tags, path, tagsOf(found.value));
    if (found) begun.delete(path);
    else keep(begun, path, performance.timeOrigin + performance.now());
    return found;
  }

  /** An address nobody has is not kept, so that nobody can fill the disk; nor a page whose data changed while it was made. */
  async set(key, page, ...more) {
    const own = tagsOf(page);
    const path = pathIn(key);
    const since = begun.get(path);
    if (page?.status === 404) return forget(path);
    keep(tags, path, own);
    if (this.#answersForm) return;
    if (since !== undefined && areTagsExpired(own, since)) return;
    await super.set(key, page, ...more);
  }
}

/** Next keeps a page by its route and its path: "/route-cache/APP_PAGE/<hash>/$/fr/sports". */
function pathIn(key) {
  return key.replace(/^\/route-cache\/\w+\/[0-9a-f]+\/\$/, "");
}

function tagsOf(page) {
  const tags = page?.headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

function forget(path) {
  tags.delete(path);
  begun.delete(path);
}

function keep(map, key, value) {
  if (key.length > longestPath) return;
  map.delete(key);
  map.set(key, value);
  if (map.size > mostPages) map.delete(map.keys().next().value);
}
