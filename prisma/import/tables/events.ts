import { eventTypes, mostParticipants } from "@/lib/events/schema/event";
import { registrationStates } from "@/lib/events/schema/registration";
import { line, prose, wholeNumber } from "@/lib/platform/command/input";
import { timeZone } from "@/lib/platform/i18n/formats";
import { isTimeZone } from "@/lib/platform/i18n/time-zone";
import { choice, flag, instant, orNull, sport, uuid } from "../cells.ts";
import { createdAt, table } from "../table.ts";

export const events = table({
  name: "sport_events",
  columns: {
    id: uuid,
    organizer_id: orNull(uuid),
    title: line(120),
    description: prose(4000),
    sport,
    event_type: choice(eventTypes),
    location: line(200),
    time_zone: orNull(line(60)).transform((zone) => zone ?? timeZone),
    start_date: instant,
    end_date: orNull(instant),
    max_participants: orNull(wholeNumber(1, mostParticipants)),
    registration_deadline: orNull(instant),
    is_public: flag,
    created_at: createdAt,
  },
  references: [{ column: "organizer_id", to: "recruiters" }],
  check: (cells, wrong) => {
    const { start_date: start, end_date: end, registration_deadline: deadline } = cells;
    if (!isTimeZone(cells.time_zone)) wrong("time_zone", "time_zone_invalid");
    if (end && end <= start) wrong("end_date", "event_ends_first");
    if (deadline && deadline > start) wrong("registration_deadline", "deadline_after_start");
  },
});

export const registrations = table({
  name: "event_registrations",
  key: ["event_id", "player_id"],
  columns: { event_id: uuid, player_id: uuid, status: choice(registrationStates), created_at: createdAt },
  references: [
    { column: "event_id", to: "sport_events" },
    { column: "player_id", to: "players" },
  ],
  settle: [
    {
      sql: `update staged_event_registrations r set status = 'cancelled' from staged_players p, staged_sport_events e
            where p.id = r.player_id and e.id = r.event_id and e.start_date > now()
              and p.status <> 'listed' and r.status not in ('cancelled', 'declined')`,
      remark: "are of players who wait for a yes, at events to come: cancelled until then",
    },
  ],
});
