import { z } from "zod";
import { id, optional } from "@/lib/core/input";

export const NEWS_SHOWN = 50;
export const PREVIEW_LENGTH = 150;

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** False for what can be no article's address, so that nobody asks the database for it. */
export const isNewsSlug = (value: string) => value.length <= 120 && slug.test(value);

export const publishInput = z.object({
  id,
  /** An instant with its offset from UTC; absent is now. */
  at: optional(z.iso.datetime({ offset: true, error: "date_invalid" }).transform((text) => new Date(text))),
});

export const retractInput = z.object({ id });

/** Who reads, as the door saw them; only a hash of it is kept. */
export const viewInput = z.object({ id, address: z.string().min(1), agent: z.string() });
