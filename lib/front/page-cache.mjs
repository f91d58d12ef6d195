import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const Pages = FileSystemCache.default ?? FileSystemCache;

/**
 * Next's own cache of prerendered pages, except that a form posted without scripts never finds its page there. From a
 * cached shell Next resumes the answer, and a resumed page forgets what the act said: no error, nothing of what was typed.
 */
export default class PageCache extends Pages {
  #answersForm;

  constructor(context) {
    super(context);
    this.#answersForm = /^multipart\/form-data/i.test(String(context._requestHeaders?.["content-type"] ?? ""));
  }

  async get(...asked) {
    return this.#answersForm ? null : super.get(...asked);
  }
}
