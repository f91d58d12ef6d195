import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { contentEvents } from "../events";
import { maySubmit, stageOf } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { submitInput } from "../schema/article";
import { missingWords, wordsStored } from "../schema/draft";

export const submitArticle = command({
  limit: { act: "submitArticle", person: byHand },
  by: staff("news"),
  input: submitInput,
  load: (tx, { id }) => articleToEdit(tx, id),
  allow: maySubmit,
  async run({ tx, actor, input: { id }, subject }) {
    if (missingWords(wordsStored(subject, subject.translations)).length > 0) refuse("article_unfinished");
    const { slug, sportSlug } = subject;
    await tx.sportsNews.update({ where: { id }, data: { submittedAt: now() } });
    await contentEvents.record(tx, actor, "news.submitted", {
      newsId: id,
      slug,
      sport: sportSlug,
      was: stageOf(subject),
      is: "review",
    });
  },
});
