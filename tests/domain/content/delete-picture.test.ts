import { expect, test } from "vitest";
import { deletePicture } from "@/lib/content/steps/delete-picture";
import { db } from "@/lib/platform/db/db";
import { anArticle } from "../../support/factories/articles";

test("without a stored picture nothing is deleted, and the address of an external one stays", async () => {
  const { id } = await anArticle();
  const featuredImage = "https://files.earlier.example/p.jpg";
  await db.sportsNews.update({ where: { id }, data: { featuredImage } });
  expect(await db.$transaction((tx) => deletePicture(tx, id))).toBe(false);
  expect(await db.sportsNews.findUnique({ where: { id } })).toMatchObject({ featuredImage });
});
