import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

export function expireTagInNext(tag) {
  const now = performance.timeOrigin + performance.now();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now });
}
