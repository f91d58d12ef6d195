import "server-only";
import type { Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";

/** The article an act is about, locked until its end; refuses `not_found`. */
export async function articleToEdit(tx: Tx, id: string) {
  await tx.$queryRaw`select id from sports_news where id = ${id}::uuid for update`;
  const article = await tx.sportsNews.findUnique({
    where: { id },
    select: { id: true, slug: true, sportSlug: true, publishedAt: true },
  });
  return article ?? refuse("not_found");
}
