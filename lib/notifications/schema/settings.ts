import { z } from "zod";
import { boundedText, many, optional, timeZone } from "@/lib/platform/command/input";
import { categories } from "@/lib/platform/outbox/notification-choice";

const categoryChoices = many(z.enum(categories));

export const settingsInput = z.object({
  bell: categoryChoices,
  mail: categoryChoices,
  digest: categoryChoices,
  push: categoryChoices,
  digestEvery: z.enum(["day", "week"]).default("day"),
  /** The time zone that the browser reported; the digest comes at 8 o'clock there. */
  zone: optional(timeZone()),
});

export const unsubscribeInput = z.object({ key: boundedText(200) });
