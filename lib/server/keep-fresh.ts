import "server-only";
import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { expireTagInNext } from "./expire-tag.mjs";

/** Pages prerendered by a build without a database are rendered again on first request. */
export function keepPagesFresh() {
  expireTagInNext(everything);
  onInvalidate(expireTagInNext);
}
