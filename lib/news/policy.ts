import { now } from "@/lib/platform/clock";
import type { Actor, Verdict } from "@/lib/platform/command/actor";
import type { Stage } from "./schema/article";

/** Without a date a draft; with one to come, scheduled. */
type Article = { publishedAt: Date | null };
type Stood = Article & { submittedAt: Date | null; retractedAt: Date | null };

export const isOut = ({ publishedAt }: Article) => publishedAt !== null && publishedAt <= now();

export function stageOf(article: Stood): Stage {
  if (isOut(article)) return "published";
  if (article.publishedAt) return "scheduled";
  if (article.submittedAt) return "review";
  return article.retractedAt ? "retracted" : "draft";
}

/** Somebody else than who wrote it last publishes, so that two have read it; who is `alone` at the desk does both. What is scheduled may be given another time. */
export function mayPublish(
  editor: Actor<"staff">,
  article: Article & { writtenById: string | null; alone: boolean },
): Verdict {
  if (isOut(article)) return "news_already_published";
  return article.writtenById !== editor.userId || article.alone || "news_own_words";
}

export function maySubmit(_editor: Actor<"staff">, { publishedAt, submittedAt }: Stood): Verdict {
  return (publishedAt === null && submittedAt === null) || "news_not_draft";
}

export const mayRetract = (_editor: Actor<"staff">, article: Article): Verdict =>
  article.publishedAt !== null || "news_not_published";

/** Anyone reads what is out; nothing else is there. */
export const mayRead = (_actor: Actor, article: Article | null): Verdict =>
  article !== null && isOut(article) ? true : "not_found";
