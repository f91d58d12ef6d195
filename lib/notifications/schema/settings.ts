import { z } from "zod";
import { boundedText, many, optional, timeZone } from "@/lib/platform/command/input";
import { categories } from "@/lib/platform/outbox/notification-choice";

const chosen = many(z.enum(categories));

export const settingsInput = z.object({
  bell: chosen,
  mail: chosen,
  digest: chosen,
  push: chosen,
  digestEvery: z.enum(["day", "week"]).default("day"),
  /** As the reader's browser told it; the summary comes at 8 o'clock there. */
  zone: optional(timeZone()),
});

export const unsubscribeInput = z.object({ key: boundedText(200) });
