import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { isOut } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { removePictureInput } from "../schema/picture";

/** Takes the picture off its article; nothing of it is kept. Twice is once. */
export const removePicture = command({
  limit: { act: "removePicture", person: byHand },
  by: staff("news"),
  input: removePictureInput,
  load: (tx, { newsId }) => articleToEdit(tx, newsId),
  async run({ tx, actor, input: { newsId }, subject: article }) {
    const { count } = await tx.newsPicture.deleteMany({ where: { newsId } });
    const { slug, sportSlug: sport } = article;
    if (count > 0)
      await recordEvent(tx, actor, "news.saved", { newsId, slug, sport, before: sport, out: isOut(article) });
    return { newsId };
  },
});
