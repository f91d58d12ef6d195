import { longest } from "@/lib/content/schema/draft";
import { slugOf } from "@/lib/content/schema/slug";
import { now } from "@/lib/platform/clock";
import { line, prose, webAddress, wholeNumber } from "@/lib/platform/command/input";
import { flag, instant, orNull, sport, uuid } from "../cells.ts";
import { createdAt, table } from "../table.ts";

const sameAddress = ["sports_news n where n.id <> s.id", "staged_sports_news n where n.n < s.n"];

export const news = table({
  name: "sports_news",
  settle: sameAddress.map((others) => ({
    sql: `update staged_sports_news s set slug = s.slug || '-' || left(s.id::text, 8)
          where exists (select from ${others} and n.slug = s.slug)`,
  })),
  columns: {
    id: uuid,
    title: line(longest.title),
    content: prose(longest.content),
    excerpt: orNull(prose(longest.excerpt)),
    sport,
    featured_image: orNull(webAddress()),
    source_url: orNull(webAddress()),
    author: orNull(line(120)),
    published_at: orNull(instant),
    views: orNull(wholeNumber(0, 1_000_000_000)).transform((cell) => cell ?? 0),
    created_at: createdAt,
  },
  row: (cells, remark) => {
    if (cells.featured_image)
      remark("name a picture elsewhere (featured_image): the news desk links to it, readers see one that is uploaded");
    remark("stand where English stands, whatever their language: the news desk translates");
    return {
      ...cells,
      slug: slugOf([cells.title]) ?? `article-${cells.id.slice(0, 8)}`,
      // Published articles are not announced again.
      announced_at: cells.published_at && cells.published_at <= now() ? cells.published_at : null,
    };
  },
});

/** Notifications with their own text, in the language of the import. */
export const notifications = table({
  name: "notifications",
  columns: {
    id: uuid,
    user_id: uuid,
    title: line(200),
    message: prose(2000),
    link: orNull(line(500)),
    read: flag,
    created_at: createdAt,
  },
  references: [{ column: "user_id", to: "users" }],
  settle: [{ sql: "update staged_notifications set lang = current_setting('import.language')" }],
  row: (cells, remark) => {
    const isInternalLink = cells.link === null || /^\/[^/\\]/.test(cells.link);
    if (!isInternalLink) remark("led to another site: the link is left out");
    return { ...cells, link: isInternalLink ? cells.link : null };
  },
});
