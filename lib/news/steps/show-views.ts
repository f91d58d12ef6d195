import "server-only";
import { db } from "@/lib/core/db";
import { outdate } from "@/lib/core/freshness";

/** Lets pages show the views counted since the last time: they are made anew at most once for each run. */
export async function showViews(): Promise<number> {
  const read = await db.$queryRaw<{ slug: string }[]>`
    update sports_news set views_to_show = false where views_to_show returning slug`;
  if (read.length > 0) outdate(["news", ...read.map(({ slug }) => `news:${slug}`)]);
  return read.length;
}
