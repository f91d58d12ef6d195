import "server-only";
import { db } from "@/lib/platform/db/db";
import type { PictureSize } from "../schema/picture";

/** The bytes of a picture in one of its sizes; null when it is gone. Of a draft only the desk knows the address. */
export async function pictureBytes(id: string, size: PictureSize) {
  const found = await db.newsPicture.findUnique({
    where: { id },
    select: { wide: size === "wide", small: size === "small", preview: size === "preview" },
  });
  return found?.[size] ?? null;
}
