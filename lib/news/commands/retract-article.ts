import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { isOut, mayRetract, stageOf } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { retractInput } from "../schema/article";

/** Published or scheduled, it is a draft again, without its picture; what readers may have seen is remembered as gone. */
export const retractArticle = command({
  limit: { act: "retractArticle", person: byHand },
  by: staff("news"),
  input: retractInput,
  load: (tx, { id }) => articleToEdit(tx, id),
  allow: mayRetract,
  async run({ tx, actor, input: { id }, subject }) {
    const { slug, sportSlug } = subject;
    const gone = isOut(subject) ? { retractedAt: now() } : {};
    await tx.sportsNews.update({ where: { id }, data: { publishedAt: null, announcedAt: null, ...gone } });
    await tx.newsPicture.deleteMany({ where: { newsId: id } });
    await record(tx, actor, "news.retracted", {
      newsId: id,
      slug,
      sport: sportSlug,
      was: stageOf(subject),
      is: stageOf({ ...subject, publishedAt: null, ...gone }),
    });
    return { newsId: id, slug };
  },
});
