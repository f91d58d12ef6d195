import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { contentEvents } from "../events";
import { isOut } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { missingWords, saveInput, wordsFrom } from "../schema/draft";
import { writeArticle } from "../steps/write-article";

/** Creates an article or updates the version that was loaded; a published or scheduled one must stay complete. */
export const saveArticle = command({
  limit: { act: "saveArticle", person: byHand },
  by: staff("news"),
  input: saveInput,
  load: async (tx, { id }) => (id ? articleToEdit(tx, id) : null),
  async run({ tx, actor, input, subject }) {
    if (subject && subject.version !== input.version) refuse("article_changed");
    const texts = wordsFrom(input);
    const missing = subject?.publishedAt ? missingWords(texts) : [];
    if (missing.length > 0)
      throw new Refusal("invalid", Object.fromEntries(missing.map((name) => [name, ["required"]])));
    const { sport, author, sourceUrl } = input;
    const article = await writeArticle(tx, actor, subject, { words: texts, sport, author, sourceUrl });
    const [newsId, isPublished] = [article.id, subject !== null && isOut(subject)];
    await contentEvents.record(tx, actor, "news.saved", {
      newsId,
      slug: article.slug,
      sport,
      before: subject?.sportSlug ?? sport,
      out: isPublished,
    });
    return { newsId, version: article.version };
  },
});
