import type { Actor, Verdict } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";

/** Without a date a draft; with one to come, scheduled. */
type Article = { publishedAt: Date | null };

export const isOut = ({ publishedAt }: Article) => publishedAt !== null && publishedAt <= now();

/** What is scheduled may be given another time. */
export const mayPublish = (_editor: Actor<"staff">, article: Article): Verdict =>
  !isOut(article) || "news_already_published";

export const mayRetract = (_editor: Actor<"staff">, article: Article): Verdict =>
  article.publishedAt !== null || "news_not_published";

/** Anyone reads what is out; nothing else is there. */
export const mayRead = (_actor: Actor, article: Article | null): Verdict =>
  article !== null && isOut(article) ? true : "not_found";
