import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** The article an act is about, locked until its end; refuses `not_found`. */
export async function articleToEdit(tx: Tx, id: string) {
  await tx.$queryRaw`select id from sports_news where id = ${id}::uuid for update`;
  const article = await tx.sportsNews.findUnique({ where: { id }, select: edited });
  return article ?? refuse("not_found");
}

const words = { title: true, excerpt: true, content: true } as const;
const edited = {
  ...words,
  id: true,
  slug: true,
  sportSlug: true,
  publishedAt: true,
  submittedAt: true,
  retractedAt: true,
  version: true,
  writtenById: true,
  translations: { select: { ...words, locale: true } },
} as const;
