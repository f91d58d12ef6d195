import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/** Tells Next, outside every request, that what bears this tag is out of date from now on. */
export function outdateForNext(tag) {
  const now = performance.timeOrigin + performance.now();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now });
}
