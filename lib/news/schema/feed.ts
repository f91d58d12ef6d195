import { z } from "zod";
import { locales } from "@/lib/core/i18n/routing";
import { id, webAddress } from "@/lib/core/input";
import { sportSlugs } from "@/lib/sports/schema";

/** Why a feed cannot be read. */
export const feedFailures = ["feed_inside", "feed_unreachable", "feed_too_large", "feed_unreadable"] as const;
export type FeedFailure = (typeof feedFailures)[number];
export const isFailure = (failure: string): failure is FeedFailure => feedFailures.some((each) => each === failure);

const WORDS_QUOTED = 15;

export const addFeedInput = z.object({
  url: webAddress(),
  sport: z.enum(sportSlugs, "required"),
  language: z.enum(locales, "required"),
});

export const removeFeedInput = z.object({ id });

/** Of somebody else's text we take 15 words at most. */
export function shortened(text: string): string {
  const words = text.split(" ").filter(Boolean);
  return words.length > WORDS_QUOTED ? `${words.slice(0, WORDS_QUOTED).join(" ").slice(0, 390)}…` : text.slice(0, 390);
}
