import "server-only";
import { everything, onOutdated } from "@/lib/core/freshness";
import { outdateForNext } from "./outdated.mjs";

/** A page made before this process started, in a build that saw no database, is made anew when it is first asked for. */
export function keepPagesFresh() {
  outdateForNext(everything);
  onOutdated(outdateForNext);
}
