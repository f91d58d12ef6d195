import "server-only";
import { invalidateTags } from "@/lib/platform/cache/cache-invalidation";
import { db } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";

/** Lets pages show the views counted since the last time: they are made anew at most once for each run. */
export const showViews = (): Promise<number> =>
  inBatches(async (atMost) => {
    const read = await db.$queryRaw<{ slug: string }[]>`
      update sports_news set views_to_show = false
      where id in (select id from sports_news where views_to_show limit ${atMost} for update skip locked) returning slug`;
    if (read.length > 0) invalidateTags(["news", ...read.map(({ slug }) => `news:${slug}`)]);
    return read.length;
  });
