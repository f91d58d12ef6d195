import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

export async function articleToEdit(tx: Tx, id: string) {
  await tx.$queryRaw`select id from sports_news where id = ${id}::uuid for update`;
  const article = await tx.sportsNews.findUnique({ where: { id }, select: articleSelect });
  return article ?? refuse("not_found");
}

const textSelect = { title: true, excerpt: true, content: true } as const;
const articleSelect = {
  ...textSelect,
  id: true,
  slug: true,
  sportSlug: true,
  publishedAt: true,
  submittedAt: true,
  retractedAt: true,
  version: true,
  writtenById: true,
  translations: { select: { ...textSelect, locale: true } },
} as const;
