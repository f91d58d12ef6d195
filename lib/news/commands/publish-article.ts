import "server-only";
import { othersLookAfter } from "@/lib/accounts/queries/staff";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayPublish, stageOf } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { publishInput } from "../schema/article";
import { missingWords, wordsStored } from "../schema/draft";

/** What was read, at once or at a time to come: then `announceDue` tells of it. */
export const publishArticle = command({
  limit: { act: "publishArticle", person: byHand },
  by: staff("news"),
  input: publishInput,
  load: async (tx, { id }, editor) => ({
    ...(await articleToEdit(tx, id)),
    alone: !(await othersLookAfter(tx, editor.userId, "news")),
  }),
  allow: mayPublish,
  async run({ tx, actor, input: { id, at, version }, subject }) {
    if (version && version !== subject.version) refuse("article_changed");
    if (missingWords(wordsStored(subject, subject.translations)).length > 0) refuse("article_unfinished");
    if (at && at <= now()) refuse("publish_date_past", "at");
    const publishedAt = at ?? now();
    const { slug, sportSlug } = subject;
    await tx.sportsNews.update({
      where: { id },
      data: { publishedAt, announcedAt: at ? null : publishedAt, submittedAt: null },
    });
    const change = { was: stageOf(subject), is: at ? "scheduled" : "published" } as const;
    await recordEvent(tx, actor, `news.${change.is}`, { newsId: id, slug, sport: sportSlug, ...change });
    return { newsId: id, slug, publishedAt };
  },
});
