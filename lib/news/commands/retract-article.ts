import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    await recordEvent(tx, actor, "news.retracted", {
      newsId: id,
      slug,
      sport: sportSlug,
      was: stageOf(subject),
      is: stageOf({ ...subject, publishedAt: null, ...gone }),
    });
    return { newsId: id, slug };
  },
});
