import { z } from "zod";
import { id, webAddress } from "@/lib/platform/command/input";
import { locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema";

/** Why a feed cannot be read. */
export const feedFailures = [
  "feed_inside",
  "feed_unreachable",
  "feed_too_large",
  "feed_unreadable",
  "feed_unusable",
  "feed_later",
] as const;
export type FeedFailure = (typeof feedFailures)[number];
export const isFailure = (failure: string): failure is FeedFailure => feedFailures.some((each) => each === failure);

const WORDS_QUOTED = 15;

export const addFeedInput = z.object({
  url: webAddress(),
  sport: z.enum(sportSlugs, "required"),
  language: z.enum(locales, "required"),
});

export const removeFeedInput = z.object({ id });

/** Of somebody else's text we take 15 words at most, and no character in halves. */
export function shortened(text: string): string {
  const words = text.split(" ").filter(Boolean);
  const [most, end] = words.length > WORDS_QUOTED ? [words.slice(0, WORDS_QUOTED).join(" "), "…"] : [text, ""];
  return most.slice(0, 390).replace(/[\ud800-\udbff]$/, "") + end;
}
