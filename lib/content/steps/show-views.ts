import "server-only";
import { invalidateTags } from "@/lib/platform/cache/cache-invalidation";
import { db } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";

export const showViews = (): Promise<number> =>
  inBatches(async (atMost) => {
    const articles = await db.$queryRaw<{ slug: string }[]>`
      update sports_news set views_to_show = false
      where id in (select id from sports_news where views_to_show limit ${atMost} for update skip locked) returning slug`;
    if (articles.length > 0) invalidateTags(["news", ...articles.map(({ slug }) => `news:${slug}`)]);
    return articles.length;
  });
