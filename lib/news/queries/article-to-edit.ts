import "server-only";
import type { Tx } from "@/lib/core/db";

/** The article an act is about, locked until its end; null when there is none. */
export async function articleToEdit(tx: Tx, id: string) {
  await tx.$queryRaw`select id from sports_news where id = ${id}::uuid for update`;
  return tx.sportsNews.findUnique({
    where: { id },
    select: { id: true, slug: true, sportSlug: true, publishedAt: true },
  });
}
