import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/** Expires a tag in Next outside of a request. */
export function expireTagInNext(tag) {
  const now = performance.timeOrigin + performance.now();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now });
}
