import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contentEvents } from "../events";
import { isOut, mayRetract, stageOf } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { retractInput } from "../schema/article";
import { deletePicture } from "../steps/delete-picture";

/** Turns a published or scheduled article into a draft without a picture; a published one is remembered as retracted. */
export const retractArticle = command({
  limit: { act: "retractArticle", person: byHand },
  by: staff("news"),
  input: retractInput,
  load: (tx, { id }) => articleToEdit(tx, id),
  allow: mayRetract,
  async run({ tx, actor, input: { id }, subject }) {
    const { slug, sportSlug } = subject;
    const retraction = isOut(subject) ? { retractedAt: now() } : {};
    await tx.sportsNews.update({ where: { id }, data: { publishedAt: null, announcedAt: null, ...retraction } });
    await deletePicture(tx, id);
    await contentEvents.record(tx, actor, "news.retracted", {
      newsId: id,
      slug,
      sport: sportSlug,
      was: stageOf(subject),
      is: stageOf({ ...subject, publishedAt: null, ...retraction }),
    });
    return { newsId: id, slug };
  },
});
