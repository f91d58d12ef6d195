import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { boundedText, id, line, optional, prose, tickable, timeZone, wholeNumber } from "@/lib/platform/command/input";
import { instantIn } from "@/lib/platform/i18n/zone";
import { sportSlugs } from "@/lib/sports/schema/sports";

export const eventTypes = ["tryout", "tournament", "training", "match", "meeting"] as const;
export type EventType = (typeof eventTypes)[number];

export const mostParticipants = 10_000;

/** A `datetime-local` value, in local time of the place. */
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

/** Empty fields become null, so that a change can clear them. */
function withInstants({ start, end, deadline, sport, maxParticipants, ...rest }: Details) {
  const toInstant = (local: string) => instantIn(rest.timeZone, local);
  return {
    ...rest,
    sportSlug: sport,
    maxParticipants: maxParticipants ?? null,
    startDate: toInstant(start),
    endDate: end ? toInstant(end) : null,
    registrationDeadline: deadline ? toInstant(deadline) : null,
  };
}

type EventData = ReturnType<typeof withInstants>;

const endsLater = ({ startDate, endDate }: EventData) => !endDate || endDate > startDate;
const closesFirst = ({ startDate, registrationDeadline: deadline }: EventData) => !deadline || deadline <= startDate;

export const createInput = z
  .object({ ...details, as: z.enum(["draft", "published"]).default("published") })
  .transform(({ as: status, ...rest }) => ({ status, ...withInstants(rest) }))
  .refine(({ startDate }) => startDate > now(), { path: ["start"], error: "event_in_past" })
  .refine(endsLater, { path: ["end"], error: "event_ends_first" })
  .refine(closesFirst, { path: ["deadline"], error: "deadline_after_start" });

export const changeInput = z
  .object({ ...details, eventId: id })
  .transform(({ eventId, ...rest }) => ({ eventId, ...withInstants(rest) }))
  .refine(endsLater, { path: ["end"], error: "event_ends_first" })
  .refine(closesFirst, { path: ["deadline"], error: "deadline_after_start" });

export const eventInput = z.object({ eventId: id });
export const cancelInput = eventInput.extend({ reason: prose(1000) });
