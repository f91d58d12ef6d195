import "server-only";
import { db } from "@/lib/platform/db/db";
import type { PictureSize } from "../schema/picture";

/** The image bytes, or null; the id is not guessable, which protects pictures of drafts. */
export async function pictureBytes(id: string, size: PictureSize) {
  const picture = await db.newsPicture.findUnique({
    where: { id },
    select: { wide: size === "wide", small: size === "small", preview: size === "preview" },
  });
  return picture?.[size] ?? null;
}
