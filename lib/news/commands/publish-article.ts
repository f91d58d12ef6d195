import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayPublish } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { publishInput } from "../schema/article";

/** At once, or at a time to come: then `announceDue` tells of it. */
export const publishArticle = command({
  limit: { act: "publishArticle", person: byHand },
  by: staff("news"),
  input: publishInput,
  load: (tx, { id }) => articleToEdit(tx, id),
  allow: mayPublish,
  async run({ tx, actor, input: { id, at }, subject }) {
    if (at && at <= now()) refuse("publish_date_past", "at");
    const publishedAt = at ?? now();
    const { slug, sportSlug } = subject;
    await tx.sportsNews.update({ where: { id }, data: { publishedAt, announcedAt: at ? null : publishedAt } });
    await record(tx, actor, at ? "news.scheduled" : "news.published", { newsId: id, slug, sport: sportSlug });
    return { slug, publishedAt };
  },
});
