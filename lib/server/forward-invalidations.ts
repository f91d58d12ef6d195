import "server-only";
import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { everyPage, expireTag } from "./next-private";

/** Pages prerendered by a build without a database are rendered again on first request. */
export function forwardInvalidations() {
  expireTag(everyPage);
  onInvalidate((tag) => expireTag(tag === everything ? everyPage : tag));
}
