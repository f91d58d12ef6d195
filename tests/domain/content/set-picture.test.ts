import sharp from "sharp";
import { expect, test } from "vitest";
import { GET } from "@/app/pictures/[file]/route";
import { removePicture } from "@/lib/content/commands/remove-picture";
import { retractArticle } from "@/lib/content/commands/retract-article";
import { setPicture } from "@/lib/content/commands/set-picture";
import { getDraft } from "@/lib/content/queries/article-list";
import { getArticle, listNews } from "@/lib/content/queries/public";
import { type PictureSize, pictureAddress } from "@/lib/content/schema/picture";
import { db } from "@/lib/platform/db/db";
import { anArticle } from "../../support/factories/articles";
import { aPdf, aPicture } from "../../support/factories/files";
import { aStaffMember } from "../../support/factories/people";
import { outdatedBy } from "../../support/freshness";

const descriptions = {
  credit: "Maud Ferrier, CC BY 4.0",
  alt_en: "A throw",
  alt_fr: "Un jet",
  alt_es: "Un tiro",
  alt_ar: "رمية",
};

const got = async (id: string, size: PictureSize) => {
  const file = pictureAddress(id, size).slice("/pictures/".length);
  return GET(new Request("http://localhost/"), { params: Promise.resolve({ file }) });
};

const featuredImage = async (id: string) => (await db.sportsNews.findUniqueOrThrow({ where: { id } })).featuredImage;

async function pictured() {
  const [editor, { id: newsId, slug }] = [await aStaffMember("news"), await anArticle()];
  const tags = await outdatedBy(() => setPicture(editor, { newsId, picture: aPicture(), ...descriptions }));
  const picture = (await getArticle(slug, "fr"))?.picture;
  return { editor, newsId, slug, tags, shown: picture!, id: picture?.id ?? "" };
}

test("a picture is shown with localized alternative text, redrawn in three immutable sizes", async () => {
  const { newsId, slug, tags, shown, id } = await pictured();
  expect(tags).toContain(`news:${slug}`);
  expect(shown).toEqual({ id, credit: descriptions.credit, alt: descriptions.alt_fr });
  expect(await featuredImage(newsId)).toBe(pictureAddress(id, "wide"));
  expect((await listNews("en")).find((card) => card.slug === slug)?.picture?.alt).toBe(descriptions.alt_en);
  for (const [size, format, width, height] of [
    ["wide", "webp", 1280, 720],
    ["small", "webp", 640, 360],
    ["preview", "jpeg", 1200, 630],
  ] as const) {
    const answer = await got(id, size);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format, width, height });
  }
});

test("a new picture has a new address and the old one is deleted; a new text keeps it", async () => {
  const { editor, newsId, slug, id } = await pictured();
  await setPicture(editor, { newsId, ...descriptions, credit: "Nadia Roux" });
  expect((await getArticle(slug, "en"))?.picture).toMatchObject({ id, credit: "Nadia Roux" });
  await setPicture(editor, { newsId, picture: aPicture(), ...descriptions });
  const other = (await getArticle(slug, "en"))?.picture?.id ?? "";
  expect(other).not.toBe(id);
  expect([(await got(id, "wide")).status, (await got(other, "wide")).status]).toEqual([404, 200]);
});

test("retracting the article removes it, and so does removing", async () => {
  for (const act of [retractArticle, removePicture]) {
    const { editor, newsId, id } = await pictured();
    await act(editor, { id: newsId, newsId });
    expect(await db.newsPicture.count({ where: { newsId } })).toBe(0);
    expect((await got(id, "small")).status).toBe(404);
    expect(await featuredImage(newsId)).toBeNull();
  }
});

test("a picture needs credit, description, minimum size and a picture type, and news staff", async () => {
  const [editor, support] = [await aStaffMember("news"), await aStaffMember("support")];
  const { id: newsId } = await anArticle();
  const set = (over: object, actor = editor) =>
    setPicture(actor, { newsId, picture: aPicture(), ...descriptions, ...over });
  await expect(set({ credit: "", alt_ar: " " })).rejects.toMatchObject({
    fields: { credit: ["picture_credit_required"], alt_ar: ["picture_alt_required"] },
  });
  await expect(set({ picture: undefined })).rejects.toMatchObject({ fields: { picture: ["file_required"] } });
  await expect(set({ picture: aPdf() })).rejects.toMatchObject({ fields: { picture: ["picture_kind"] } });
  const tiny = aPicture({ width: 300, height: 200 });
  await expect(set({ picture: tiny })).rejects.toMatchObject({ fields: { picture: ["picture_small"] } });
  await expect(set({}, support)).rejects.toMatchObject({ code: "staff_only" });
});

test("news staff see the address of an external picture, which removing a picture keeps", async () => {
  const [editor, { id }] = [await aStaffMember("news"), await anArticle()];
  const featuredImage = "https://files.earlier.example/p.jpg";
  await db.sportsNews.update({ where: { id }, data: { featuredImage } });
  await removePicture(editor, { newsId: id });
  expect(await getDraft(editor, id)).toMatchObject({ picture: null, featuredImage });
});

test("an unknown picture address is not found", async () => {
  for (const file of ["x.webp", `${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}-wide.jpg`])
    expect((await GET(new Request("http://localhost/"), { params: Promise.resolve({ file }) })).status).toBe(404);
});
