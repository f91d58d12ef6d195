import "server-only";
import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";

/** The article an act is about, locked until its end; refuses `not_found`. */
export async function articleToEdit(tx: Tx, id: string) {
  await tx.$queryRaw`select id from sports_news where id = ${id}::uuid for update`;
  const article = await tx.sportsNews.findUnique({ where: { id }, select: edited });
  return article ?? refuse("not_found");
}

/** Whether nobody else looks after the news. */
export async function isAlone(tx: Pick<Tx, "staffScope">, { userId }: Actor<"staff">): Promise<boolean> {
  const others = {
    scope: "news",
    userId: { not: userId },
    user: { disabledAt: null, role: { role: "admin" } },
  } as const;
  return (await tx.staffScope.count({ where: others })) === 0;
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
