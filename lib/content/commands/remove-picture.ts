import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contentEvents } from "../events";
import { isOut } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { removePictureInput } from "../schema/picture";
import { deletePicture } from "../steps/delete-picture";

export const removePicture = command({
  limit: { act: "removePicture", person: byHand },
  by: staff("news"),
  input: removePictureInput,
  load: (tx, { newsId }) => articleToEdit(tx, newsId),
  async run({ tx, actor, input: { newsId }, subject: article }) {
    const { slug, sportSlug: sport } = article;
    if (await deletePicture(tx, newsId))
      await contentEvents.record(tx, actor, "news.saved", { newsId, slug, sport, before: sport, out: isOut(article) });
    return { newsId };
  },
});
