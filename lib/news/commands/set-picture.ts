import "server-only";
import { randomUUID } from "node:crypto";
import { staff } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { isOut } from "../policy";
import { articleToEdit } from "../queries/article-to-edit";
import { pictureInput } from "../schema/picture";
import { drawSizes } from "../steps/draw-sizes";

/** Gives an article a picture, or says anew whose it is and what it shows; another picture has another address. */
export const setPicture = externalCommand({
  limit: { act: "setPicture", person: { burst: 60, seconds: 3600 } },
  by: staff("news"),
  input: pictureInput,
  async load(tx, { newsId, picture }) {
    const before = await tx.newsPicture.findUnique({ where: { newsId }, select: { id: true } });
    await articleToEdit(tx, newsId);
    if (!before && !picture) refuse("file_required", "picture");
  },
  call: async ({ input: { picture } }) => picture && (await drawSizes(picture)),
  async run({ tx, actor, input: { newsId, credit, ...alt }, reply: drawn }) {
    const article = await articleToEdit(tx, newsId);
    const words = { credit, altEn: alt.alt_en, altFr: alt.alt_fr, altEs: alt.alt_es, altAr: alt.alt_ar };
    if (drawn)
      await tx.newsPicture.upsert({
        where: { newsId },
        create: { newsId, ...words, ...drawn },
        update: { id: randomUUID(), ...words, ...drawn },
      });
    else await tx.newsPicture.update({ where: { newsId }, data: words });
    const { slug, sportSlug: sport } = article;
    await recordEvent(tx, actor, "news.saved", { newsId, slug, sport, before: sport, out: isOut(article) });
    return { newsId };
  },
});
