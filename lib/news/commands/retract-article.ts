import "server-only";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { mayRetract } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { retractInput } from "../schema/article";

/** Published or scheduled, it is a draft again. */
export const retractArticle = command({
  input: retractInput,
  load: (tx, { id }) => articleToEdit(tx, id),
  allow: mayRetract,
  async run({ tx, actor, input: { id }, subject }) {
    const { slug, sportSlug } = subject!;
    await tx.sportsNews.update({ where: { id }, data: { publishedAt: null, announcedAt: null } });
    await record(tx, actor, "news.retracted", { newsId: id, slug, sport: sportSlug });
    return { slug };
  },
});
