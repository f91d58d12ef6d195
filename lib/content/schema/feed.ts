import { z } from "zod";
import { id, webAddress } from "@/lib/platform/command/input";
import { locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema/sports";

export const feedFailures = [
  "feed_inside",
  "feed_unreachable",
  "feed_too_large",
  "feed_unreadable",
  "feed_unusable",
  "feed_later",
] as const;
export type FeedFailure = (typeof feedFailures)[number];
export const isFailure = (failure: string): failure is FeedFailure => feedFailures.some((code) => code === failure);

export const leftOutReasons = ["wordless", "unlinked", "overlong", "older"] as const;

export const feedTally = z.object({
  found: z.number(),
  leftOut: z.partialRecord(z.enum(leftOutReasons), z.number()),
});
export type FeedTally = z.output<typeof feedTally>;

const WORDS_QUOTED = 15;

export const addFeedInput = z.object({
  url: webAddress(),
  sport: z.enum(sportSlugs, "required"),
  language: z.enum(locales, "required"),
});

export const removeFeedInput = z.object({ id });

/** Quotes at most 15 words, without splitting a surrogate pair. */
export function shortened(text: string): string {
  const words = text.split(" ").filter(Boolean);
  const [quoted, end] = words.length > WORDS_QUOTED ? [words.slice(0, WORDS_QUOTED).join(" "), "…"] : [text, ""];
  return quoted.slice(0, 390).replace(/[\ud800-\udbff]$/, "") + end;
}
