import { z } from "zod";
import { daysFrom, now } from "@/lib/platform/clock";
import { day, linkToken } from "@/lib/platform/command/input";

/** Everybody listed is asked so often whether they are still free; the mailed link works as long. */
export const askedEveryDays = 30;
/** What nobody confirmed for so long is shown as unconfirmed. */
export const staleDays = 60;

export const mailedAvailabilityToken = linkToken("link_invalid");

/** As far ahead as the attribute `available_from` reaches. */
const farthest = () => daysFrom(now(), 731);
const soon = day().refine((date) => date > daysFrom(now(), -1), "event_in_past");

const answerSchema = z.discriminatedUnion(
  "answer",
  [
    z.object({ answer: z.literal("available") }),
    z.object({ answer: z.literal("from"), availableFrom: soon.refine((date) => date <= farthest(), "date_invalid") }),
    z.object({ answer: z.literal("unavailable") }),
    z.object({
      answer: z.literal("committed"),
      committedOn: day().refine((date) => date <= farthest(), "date_invalid"),
    }),
  ],
  "required",
);

export type SaidAvailability = z.output<typeof answerSchema>;
export const availabilityInput = answerSchema;
export const mailedAvailabilityInput = z.intersection(z.object({ token: mailedAvailabilityToken }), answerSchema);
