import "server-only";
import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { outdateForNext } from "./outdated.mjs";

/** A page made before this process started, in a build that saw no database, is made anew when it is first asked for. */
export function keepPagesFresh() {
  outdateForNext(everything);
  onInvalidate(outdateForNext);
}
