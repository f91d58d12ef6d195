import { z } from "zod";
import { id, line, prose } from "@/lib/platform/command/input";
import { file } from "@/lib/platform/files/storage/file-input";
import type { Locale } from "@/lib/platform/i18n/routing";

/** The generated sizes; `preview` is used in link previews. Uploads smaller than `small` are refused. */
export const sizes = {
  wide: { width: 1280, height: 720, ending: "webp" },
  small: { width: 640, height: 360, ending: "webp" },
  preview: { width: 1200, height: 630, ending: "jpg" },
} as const;
export type PictureSize = keyof typeof sizes;

export const longestCredit = 160;
export const longestAlt = 240;

const altText = () => prose(longestAlt, "picture_alt_required");

export const pictureInput = z.object({
  newsId: id,
  picture: file().optional(),
  credit: line(longestCredit, "picture_credit_required"),
  alt_en: altText(),
  alt_fr: altText(),
  alt_es: altText(),
  alt_ar: altText(),
});
export const removePictureInput = z.object({ newsId: id });

export const pictureAddress = (pictureId: string, size: PictureSize) =>
  `/pictures/${pictureId}-${size}.${sizes[size].ending}`;

const fileNamePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(wide|small|preview)\.(webp|jpg)$/;

export function pictureNamed(file: string): { id: string; size: PictureSize } | null {
  const [, id, size, ending] = fileNamePattern.exec(file) ?? [];
  const pictureSize = size as PictureSize | undefined;
  return id && pictureSize && sizes[pictureSize].ending === ending ? { id, size: pictureSize } : null;
}

export const pictured = { id: true, credit: true, altEn: true, altFr: true, altEs: true, altAr: true } as const;
type StoredPicture = { id: string; credit: string; altEn: string; altFr: string; altEs: string; altAr: string };
const alts = { en: "altEn", fr: "altFr", es: "altEs", ar: "altAr" } as const;

export const pictureIn = (stored: StoredPicture | null, locale: Locale) =>
  stored && { id: stored.id, credit: stored.credit, alt: stored[alts[locale]] };

export type Picture = NonNullable<ReturnType<typeof pictureIn>>;
