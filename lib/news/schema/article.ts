import { z } from "zod";
import { boundedText, id, optional, timeZone, wholeNumber } from "@/lib/platform/command/input";
import { timeZone as usualZone } from "@/lib/platform/i18n/formats";
import { instantIn } from "@/lib/platform/i18n/zone";
import { sportSlugs } from "@/lib/sports/schema";

export const NEWS_SHOWN = 50;
export const PREVIEW_LENGTH = 150;

/** In the order an article goes through them. */
export const stages = ["draft", "review", "scheduled", "published", "retracted"] as const;
export type Stage = (typeof stages)[number];
export const newsChoices = { stage: stages, sport: sportSlugs } as const;

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestSlug = 120;

/** False for what can be no article's address, so that nobody asks the database for it. */
export const isNewsSlug = (value: string) => value.length <= longestSlug && slug.test(value);

const zone = optional(timeZone()).transform((chosen) => chosen ?? usualZone);
const written = boundedText(40, "date_invalid");
const instant = written.check(z.iso.datetime({ offset: true, error: "date_invalid" }));
const onTheClock = written.check(z.iso.datetime({ local: true, precision: -1, error: "date_invalid" }));

export const publishInput = z
  .object({
    id,
    /** The version that was read; absent is whatever stands. */
    version: optional(wholeNumber(1, 2_000_000_000)),
    /** An instant with its offset from UTC, or a time as clocks in `zone` show it; absent is now. */
    at: optional(z.union([instant, onTheClock], "date_invalid")),
    zone,
    /** Of a form that asks for a time: without one it is not sent on as "now". */
    later: optional(z.literal("yes")),
  })
  .refine(({ at, later }) => !later || at, { path: ["at"], error: "required" })
  .transform(({ at, zone, id, version }) => ({
    id,
    version,
    at: at && (instant.safeParse(at).success ? new Date(at) : instantIn(zone, at)),
  }));

export const submitInput = z.object({ id });
export const retractInput = z.object({ id });

/** Who reads, as the door saw them; only a hash of it is kept. */
export const viewInput = z.object({ id, address: boundedText(100).min(1), agent: boundedText(1000).catch("") });
