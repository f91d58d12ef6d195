import { z } from "zod";
import { isTimeZone } from "@/lib/core/i18n/time-zone";
import { line, many, optional } from "@/lib/core/input";
import { categories } from "@/lib/core/notification-choice";

const chosen = many(z.enum(categories));

export const settingsInput = z.object({
  bell: chosen,
  mail: chosen,
  digest: chosen,
  push: chosen,
  digestEvery: z.enum(["day", "week"]).default("day"),
  /** As the reader's browser told it; the summary comes at 8 o'clock there. */
  zone: optional(line(60).refine(isTimeZone)),
});

export const unsubscribeInput = z.object({ key: z.string().max(200) });
