import "server-only";
import { defineEvents, unhandled } from "@/lib/platform/outbox/domain-events";
import type { Change } from "@/lib/platform/outbox/event-changes";

type Article = { newsId: string; slug: string; sport: string };
type ArticleMove = Article & Partial<Change>;
/** `before` is the former sport; `out` tells whether the article is public. */
type ArticleSave = Article & { before: string; out: boolean };

const newsPages = ({ slug, sport }: Article) => ["news", `news:${slug}`, `news:${sport}`];
const statementPages = () => ["statements"];
const onlyCachedPages = "only cached pages depend on it";
const onlyInAdminList = "the admin list shows it";

export const contentEvents = defineEvents({
  "news.saved": unhandled<ArticleSave>(onlyCachedPages, (saved) =>
    saved.out ? [...newsPages(saved), `news:${saved.before}`] : [],
  ),
  "news.imported": unhandled<Article>(onlyInAdminList),
  "news.submitted": unhandled<ArticleMove>(onlyInAdminList),
  "news.scheduled": unhandled<ArticleMove>(onlyInAdminList),
  "news.published": unhandled<ArticleMove>(onlyCachedPages, newsPages),
  "news.retracted": unhandled<ArticleMove>(onlyCachedPages, newsPages),
  "statement.saved": unhandled<{ statementId: string; version: number }>(onlyCachedPages, statementPages),
  "statement.moved": unhandled<{ statementId: string; placeBefore: number; placeAfter: number }>(
    onlyCachedPages,
    statementPages,
  ),
  "statement.removed": unhandled<{ statementId: string } & Change>(onlyCachedPages, statementPages),
  "statement.restored": unhandled<{ statementId: string } & Change>(onlyCachedPages, statementPages),
});
