import { z } from "zod";
import { now } from "@/lib/platform/clock";
import {
  boundedText,
  id,
  line,
  optional,
  prose,
  tickable,
  timeZone,
  webAddress,
  wholeNumber,
} from "@/lib/platform/command/input";
import { instantIn } from "@/lib/platform/i18n/zone";
import { type Game, gameSlugs, games, isGame } from "@/lib/players/schema/esport-games";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";

export const eventTypes = ["tryout", "tournament", "training", "match", "meeting"] as const;
export type EventType = (typeof eventTypes)[number];

/** What an event can be of: a sport, or a game of e-sport. */
export const eventSports = [...sportSlugs, ...gameSlugs];
export type EventSport = SportSlug | Game;

export type EventSubject = { sport: SportSlug; game: null } | { sport: null; game: Game };

export function subjectOf({ sportSlug, game }: { sportSlug: string | null; game: string | null }): EventSubject | null {
  if (isSport(sportSlug)) return { sport: sportSlug, game: null };
  return isGame(game) ? { sport: null, game } : null;
}

export const subjectColumns = (sport: EventSport) =>
  isGame(sport) ? { sportSlug: null, game: sport } : { sportSlug: sport, game: null };

export const gameName = (game: Game): string => games[game].name;

export const mostParticipants = 10_000;

/** A `datetime-local` value, in local time of the place. */
const localTime = boundedText(40, "date_invalid").check(
  z.iso.datetime({ local: true, offset: false, precision: -1, error: "date_invalid" }),
);

const details = {
  title: line(120),
  description: prose(4000),
  sport: z.enum(eventSports, "sport_invalid"),
  eventType: z.enum(eventTypes, "event_type_invalid"),
  location: line(200),
  timeZone: timeZone(),
  start: localTime,
  end: optional(localTime),
  deadline: optional(localTime),
  maxParticipants: optional(wholeNumber(1, mostParticipants)),
  registrationLink: optional(webAddress()),
  isPublic: tickable,
};

type Details = z.output<z.ZodObject<typeof details>>;

/** Empty fields become null, so that a change can clear them; an event of a game has a link instead of seats. */
function withInstants({ start, end, deadline, sport, maxParticipants, registrationLink, ...rest }: Details) {
  const toInstant = (local: string) => instantIn(rest.timeZone, local);
  return {
    ...rest,
    ...subjectColumns(sport),
    maxParticipants: isGame(sport) ? null : (maxParticipants ?? null),
    registrationLink: isGame(sport) ? (registrationLink ?? null) : null,
    startDate: toInstant(start),
    endDate: end ? toInstant(end) : null,
    registrationDeadline: deadline ? toInstant(deadline) : null,
  };
}

type EventData = ReturnType<typeof withInstants>;

const endsLater = ({ startDate, endDate }: EventData) => !endDate || endDate > startDate;
const hasLink = ({ game, registrationLink }: EventData) => game === null || registrationLink !== null;
const closesFirst = ({ startDate, registrationDeadline: deadline }: EventData) => !deadline || deadline <= startDate;

export const createInput = z
  .object({ ...details, as: z.enum(["draft", "published"]).default("published") })
  .transform(({ as: status, ...rest }) => ({ status, ...withInstants(rest) }))
  .refine(({ startDate }) => startDate > now(), { path: ["start"], error: "event_in_past" })
  .refine(endsLater, { path: ["end"], error: "event_ends_first" })
  .refine(hasLink, { path: ["registrationLink"], error: "registration_link_required" })
  .refine(closesFirst, { path: ["deadline"], error: "deadline_after_start" });

export const changeInput = z
  .object({ ...details, eventId: id })
  .transform(({ eventId, ...rest }) => ({ eventId, ...withInstants(rest) }))
  .refine(endsLater, { path: ["end"], error: "event_ends_first" })
  .refine(hasLink, { path: ["registrationLink"], error: "registration_link_required" })
  .refine(closesFirst, { path: ["deadline"], error: "deadline_after_start" });

export const eventInput = z.object({ eventId: id });
export const cancelInput = eventInput.extend({ reason: prose(1000) });
