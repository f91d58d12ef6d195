import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { boundedText, id, line, optional, prose, tickable, timeZone, wholeNumber } from "@/lib/platform/command/input";
import { instantIn } from "@/lib/platform/i18n/zone";
import { sportSlugs } from "@/lib/sports/schema";

export const eventTypes = ["tryout", "tournament", "training", "match", "meeting"] as const;
export type EventType = (typeof eventTypes)[number];

export const mostParticipants = 10_000;

/** What a `datetime-local` field sends: a time as clocks at the place show it. */
const localTime = boundedText(40, "date_invalid").check(
  z.iso.datetime({ local: true, offset: false, precision: -1, error: "date_invalid" }),
);

const details = {
  title: line(120),
  description: prose(4000),
  sport: z.enum(sportSlugs, "sport_invalid"),
  eventType: z.enum(eventTypes, "event_type_invalid"),
  location: line(200),
  timeZone: timeZone(),
  start: localTime,
  end: optional(localTime),
  deadline: optional(localTime),
  maxParticipants: optional(wholeNumber(1, mostParticipants)),
  isPublic: tickable,
};

type Details = z.output<z.ZodObject<typeof details>>;

/** Times become instants; what is left empty is null, so that a later change can empty it again. */
function settled({ start, end, deadline, sport, maxParticipants, ...rest }: Details) {
  const at = (local: string) => instantIn(rest.timeZone, local);
  return {
    ...rest,
    sportSlug: sport,
    maxParticipants: maxParticipants ?? null,
    startDate: at(start),
    endDate: end ? at(end) : null,
    registrationDeadline: deadline ? at(deadline) : null,
  };
}

type Settled = ReturnType<typeof settled>;

const endsLater = ({ startDate, endDate }: Settled) => !endDate || endDate > startDate;
const closesFirst = ({ startDate, registrationDeadline: by }: Settled) => !by || by <= startDate;

export const createInput = z
  .object({ ...details, as: z.enum(["draft", "published"]).default("published") })
  .transform(({ as: status, ...rest }) => ({ status, ...settled(rest) }))
  .refine(({ startDate }) => startDate > now(), { path: ["start"], error: "event_in_past" })
  .refine(endsLater, { path: ["end"], error: "event_ends_first" })
  .refine(closesFirst, { path: ["deadline"], error: "deadline_after_start" });

export const changeInput = z
  .object({ ...details, eventId: id })
  .transform(({ eventId, ...rest }) => ({ eventId, ...settled(rest) }))
  .refine(endsLater, { path: ["end"], error: "event_ends_first" })
  .refine(closesFirst, { path: ["deadline"], error: "deadline_after_start" });

export const eventInput = z.object({ eventId: id });
export const cancelInput = eventInput.extend({ reason: prose(1000) });
