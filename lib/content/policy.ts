import { now } from "@/lib/platform/clock";
import type { Actor, Verdict } from "@/lib/platform/command/actor";
import type { Stage } from "./schema/article";

/** `publishedAt` is null for a draft and in the future for a scheduled article. */
type Article = { publishedAt: Date | null };
type ArticleState = Article & { submittedAt: Date | null; retractedAt: Date | null };

export const isOut = ({ publishedAt }: Article) => publishedAt !== null && publishedAt <= now();

export function stageOf(article: ArticleState): Stage {
  if (isOut(article)) return "published";
  if (article.publishedAt) return "scheduled";
  if (article.submittedAt) return "review";
  return article.retractedAt ? "retracted" : "draft";
}

/** The last writer may publish only if nobody else is on the news staff; a scheduled article may get another time. */
export function mayPublish(
  editor: Actor<"staff">,
  article: Article & { writtenById: string | null; alone: boolean },
): Verdict {
  if (isOut(article)) return "news_already_published";
  return article.writtenById !== editor.userId || article.alone || "news_own_words";
}

export function maySubmit(_editor: Actor<"staff">, { publishedAt, submittedAt }: ArticleState): Verdict {
  return (publishedAt === null && submittedAt === null) || "news_not_draft";
}

export const mayRetract = (_editor: Actor<"staff">, article: Article): Verdict =>
  article.publishedAt !== null || "news_not_published";

export const mayRead = (_actor: Actor, article: Article | null): Verdict =>
  article !== null && isOut(article) ? true : "not_found";
