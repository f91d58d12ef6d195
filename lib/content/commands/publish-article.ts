import "server-only";
import { othersLookAfter } from "@/lib/accounts/queries/staff";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { contentEvents } from "../events";
import { mayPublish, stageOf } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { publishInput } from "../schema/article";
import { missingWords, wordsStored } from "../schema/draft";

/** Publishes at once or at a later time; `announceDue` announces it then. */
export const publishArticle = command({
  limit: { act: "publishArticle", person: byHand },
  by: staff("news"),
  input: publishInput,
  load: async (tx, { id }, editor) => ({
    ...(await articleToEdit(tx, id)),
    alone: !(await othersLookAfter(tx, editor.userId, "news")),
  }),
  allow: mayPublish,
  async run({ tx, actor, input: { id, at: publishAt, version }, subject }) {
    if (version && version !== subject.version) refuse("article_changed");
    if (missingWords(wordsStored(subject, subject.translations)).length > 0) refuse("article_unfinished");
    if (publishAt && publishAt <= now()) refuse("publish_date_past", "at");
    const publishedAt = publishAt ?? now();
    const { slug, sportSlug } = subject;
    await tx.sportsNews.update({
      where: { id },
      data: { publishedAt, announcedAt: publishAt ? null : publishedAt, submittedAt: null },
    });
    const change = { was: stageOf(subject), is: publishAt ? "scheduled" : "published" } as const;
    await contentEvents.record(tx, actor, `news.${change.is}`, { newsId: id, slug, sport: sportSlug, ...change });
    return { newsId: id, slug, publishedAt };
  },
});
