import "server-only";
import { randomUUID } from "node:crypto";
import { staff } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { contentEvents } from "../events";
import { isOut } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { pictureAddress, pictureInput } from "../schema/picture";
import { drawSizes } from "../steps/draw-sizes";

/** Sets the picture or only its texts; a new image gets a new id, because pictures are cached. */
export const setPicture = externalCommand({
  limit: { act: "setPicture", person: { burst: 60, seconds: 3600 } },
  by: staff("news"),
  input: pictureInput,
  async load(tx, { newsId, picture }) {
    const existing = await tx.newsPicture.findUnique({ where: { newsId }, select: { id: true } });
    await articleToEdit(tx, newsId);
    if (!existing && !picture) refuse("file_required", "picture");
  },
  call: async ({ input: { picture } }) => picture && (await drawSizes(picture)),
  async run({ tx, actor, input: { newsId, credit, ...alt }, reply: images }) {
    const article = await articleToEdit(tx, newsId);
    const captions = { credit, altEn: alt.alt_en, altFr: alt.alt_fr, altEs: alt.alt_es, altAr: alt.alt_ar };
    if (images) {
      const { id: pictureId } = await tx.newsPicture.upsert({
        where: { newsId },
        create: { newsId, ...captions, ...images },
        update: { id: randomUUID(), ...captions, ...images },
        select: { id: true },
      });
      const featuredImage = pictureAddress(pictureId, "wide");
      await tx.sportsNews.update({ where: { id: newsId }, data: { featuredImage } });
    } else await tx.newsPicture.update({ where: { newsId }, data: captions });
    const { slug, sportSlug: sport } = article;
    await contentEvents.record(tx, actor, "news.saved", { newsId, slug, sport, before: sport, out: isOut(article) });
    return { newsId };
  },
});
