import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** Returns whether there was one. */
export async function deletePicture(tx: Tx, newsId: string): Promise<boolean> {
  const { count } = await tx.newsPicture.deleteMany({ where: { newsId } });
  if (count > 0) await tx.sportsNews.update({ where: { id: newsId }, data: { featuredImage: null } });
  return count > 0;
}
