import { z } from "zod";
import { boundedText, id, optional, timeZone, wholeNumber } from "@/lib/platform/command/input";
import { timeZone as usualZone } from "@/lib/platform/i18n/formats";
import { instantIn } from "@/lib/platform/i18n/zone";
import { sportSlugs } from "@/lib/sports/schema/sports";

export const NEWS_SHOWN = 50;
export const PREVIEW_LENGTH = 150;

export const stages = ["draft", "review", "scheduled", "published", "retracted"] as const;
export type Stage = (typeof stages)[number];
export const newsChoices = { stage: stages, sport: sportSlugs } as const;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestSlug = 120;

/** Avoids queries for addresses that no article can have. */
export const isNewsSlug = (value: string) => value.length <= longestSlug && slugPattern.test(value);

const zone = optional(timeZone()).transform((value) => value ?? usualZone);
const dateText = boundedText(40, "date_invalid");
const instant = dateText.check(z.iso.datetime({ offset: true, error: "date_invalid" }));
const localTime = dateText.check(z.iso.datetime({ local: true, precision: -1, error: "date_invalid" }));

export const publishInput = z
  .object({
    id,
    /** The version that was read; any version if absent. */
    version: optional(wholeNumber(1, 2_000_000_000)),
    /** An instant with its UTC offset, or a local time in `zone`; now if absent. */
    at: optional(z.union([instant, localTime], "date_invalid")),
    zone,
    /** Set by the scheduling form, so that an empty time is not taken as now. */
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

/** Address and user agent of the reader; only a hash is stored. */
export const viewInput = z.object({ id, address: boundedText(100).min(1), agent: boundedText(1000).catch("") });
