import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { countedFigures, type Figures } from "./counted-figures";

/** Cached for 30 seconds, and invalidated by domain events that change the figures. */
export async function homeStats(): Promise<Figures> {
  "use cache";
  cacheTag("stats");
  cacheLife({ stale: 300, revalidate: 30, expire: 86_400 });
  return countedFigures();
}
