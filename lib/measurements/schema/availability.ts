import { z } from "zod";
import { daysFrom, now } from "@/lib/platform/clock";
import { day, linkToken } from "@/lib/platform/command/input";

/** Days between availability e-mails, and days their link is valid. */
export const askedEveryDays = 30;
/** Days after which availability is shown as unconfirmed. */
export const staleDays = 60;

export const mailedAvailabilityToken = linkToken("link_invalid");

const farthest = () => daysFrom(now(), 731);
const futureDay = day().refine((date) => date > daysFrom(now(), -1), "event_in_past");

const answerSchema = z.discriminatedUnion(
  "answer",
  [
    z.object({ answer: z.literal("available") }),
    z.object({
      answer: z.literal("from"),
      availableFrom: futureDay.refine((date) => date <= farthest(), "date_invalid"),
    }),
    z.object({ answer: z.literal("unavailable") }),
    z.object({
      answer: z.literal("committed"),
      committedOn: day().refine((date) => date <= farthest(), "date_invalid"),
    }),
  ],
  "required",
);

export type AvailabilityAnswer = z.output<typeof answerSchema>;
export const availabilityInput = answerSchema;
export const mailedAvailabilityInput = z.intersection(z.object({ token: mailedAvailabilityToken }), answerSchema);
