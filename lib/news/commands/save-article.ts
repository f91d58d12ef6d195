import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    await recordEvent(tx, actor, "news.saved", {
      newsId,
      slug: saved.slug,
      sport,
      before: subject?.sportSlug ?? sport,
      out,
    });
    return { newsId, version: saved.version };
  },
});
