import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { maySubmit, stageOf } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { submitInput } from "../schema/article";
import { missingWords, wordsStored } from "../schema/draft";

/** Asks somebody else at the desk to read a draft and to publish it. */
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
    await record(tx, actor, "news.submitted", {
      newsId: id,
      slug,
      sport: sportSlug,
      was: stageOf(subject),
      is: "review",
    });
  },
});
