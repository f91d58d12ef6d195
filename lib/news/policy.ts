import type { Actor, Verdict } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";

/** Without a date a draft; with one to come, scheduled. */
type Article = { publishedAt: Date | null };

export const isOut = ({ publishedAt }: Article) => publishedAt !== null && publishedAt <= now();

/** What is scheduled may be given another time. */
export function mayPublish(actor: Actor, article: Article | null): Verdict {
  if (actor.role !== "admin") return "admins_only";
  if (!article) return "not_found";
  return !isOut(article) || "news_already_published";
}

export function mayRetract(actor: Actor, article: Article | null): Verdict {
  if (actor.role !== "admin") return "admins_only";
  if (!article) return "not_found";
  return article.publishedAt !== null || "news_not_published";
}

/** Anyone reads what is out; nothing else is there. */
export const mayRead = (_actor: Actor, article: Article | null): Verdict =>
  article !== null && isOut(article) ? true : "not_found";
