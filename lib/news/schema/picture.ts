import { z } from "zod";
import { file } from "@/lib/documents/schema/document";
import { id, line, prose } from "@/lib/platform/command/input";
import type { Locale } from "@/lib/platform/i18n/routing";

/** What a picture is drawn as; `preview` is what links to the article show. A smaller one than `small` is refused. */
export const sizes = {
  wide: { width: 1280, height: 720, ending: "webp" },
  small: { width: 640, height: 360, ending: "webp" },
  preview: { width: 1200, height: 630, ending: "jpg" },
} as const;
export type PictureSize = keyof typeof sizes;

export const longestCredit = 160;
export const longestAlt = 240;

const alt = () => prose(longestAlt, "picture_alt_required");

/** A picture with whose it is and what it shows, for each language that reads the article. */
export const pictureInput = z.object({
  newsId: id,
  picture: file().optional(),
  credit: line(longestCredit, "picture_credit_required"),
  alt_en: alt(),
  alt_fr: alt(),
  alt_es: alt(),
  alt_ar: alt(),
});
export const removePictureInput = z.object({ newsId: id });

/** The address of a picture; what lies there never changes. */
export const pictureAddress = (pictureId: string, size: PictureSize) =>
  `/pictures/${pictureId}-${size}.${sizes[size].ending}`;

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(wide|small|preview)\.(webp|jpg)$/;

/** The picture and its size that a file's name asks for; null for any other name. */
export function pictureNamed(file: string): { id: string; size: PictureSize } | null {
  const [, id, size, ending] = shape.exec(file) ?? [];
  const pictureSize = size as PictureSize | undefined;
  return id && pictureSize && sizes[pictureSize].ending === ending ? { id, size: pictureSize } : null;
}

/** What of a stored picture its page needs. */
export const pictured = { id: true, credit: true, altEn: true, altFr: true, altEs: true, altAr: true } as const;
type Stored = { id: string; credit: string; altEn: string; altFr: string; altEs: string; altAr: string };
const alts = { en: "altEn", fr: "altFr", es: "altEs", ar: "altAr" } as const;

/** A stored picture as a page in this language shows it. */
export const pictureIn = (stored: Stored | null, locale: Locale) =>
  stored && { id: stored.id, credit: stored.credit, alt: stored[alts[locale]] };

export type Picture = NonNullable<ReturnType<typeof pictureIn>>;
