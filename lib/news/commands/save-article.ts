import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { Refusal, refuse } from "@/lib/core/refusal";
import { isOut } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { missingWords, saveInput, wordsFrom } from "../schema/draft";
import { writeArticle } from "../steps/write-article";

/** Begins an article, or puts what was typed in place of the version that was read; one that is out, or has its day, stays whole. */
export const saveArticle = command({
  limit: { act: "saveArticle", person: byHand },
  by: staff("news"),
  input: saveInput,
  load: async (tx, { id }) => (id ? articleToEdit(tx, id) : null),
  async run({ tx, actor, input, subject }) {
    if (subject && subject.version !== input.version) refuse("article_changed");
    const words = wordsFrom(input);
    const missing = subject?.publishedAt ? missingWords(words) : [];
    if (missing.length > 0)
      throw new Refusal("invalid", Object.fromEntries(missing.map((name) => [name, ["required"]])));
    const { sport, author, sourceUrl } = input;
    const saved = await writeArticle(tx, actor, subject, { words, sport, author, sourceUrl });
    const [newsId, out] = [saved.id, subject !== null && isOut(subject)];
    await record(tx, actor, "news.saved", {
      newsId,
      slug: saved.slug,
      sport,
      before: subject?.sportSlug ?? sport,
      out,
    });
    return { newsId, version: saved.version };
  },
});
