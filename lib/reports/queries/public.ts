import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { countedFigures, type Figures } from "./counted-figures";

/** The figures of the home page, asked of the database once in 30 seconds at most, and at once when a fact says they changed. */
export async function homeStats(): Promise<Figures> {
  "use cache";
  cacheTag("stats");
  cacheLife({ stale: 300, revalidate: 30, expire: 86_400 });
  return countedFigures();
}
