import { z } from "zod";
import { isMinor } from "@/lib/platform/ages";
import { country, day, email, line, phone, prose, wholeNumber } from "@/lib/platform/command/input";
import { mayPublishText } from "@/lib/players/policy/players";
import { recordPerformanceInput } from "@/lib/players/schema/career";
import { longestFullName } from "@/lib/players/schema/full-name";
import { editProfileInput, NO_SPORT } from "@/lib/players/schema/player";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { dateCell, figure, flag, instant, level, orNull, sport, uuid } from "../cells.ts";
import { levelNamed, positionsNamed } from "../named.ts";
import { createdAt, table } from "../table.ts";
import { countryOf, dialled, phoneCell } from "./contacts.ts";

const { shape } = editProfileInput;

/** A player's own consent is kept; a minor waits for a guardian, whom the player names. */
export const players = table({
  name: "players",
  unique: ["user_id"],
  aside: ["own_image_rights", "kept_position"],
  references: [{ column: "user_id", to: "users" }],
  settle: [
    {
      sql: `update staged_players p set level = s.level
            from staged_player_sports s left join staged_sports t on t.id = s.sport_id left join sports o on o.id = s.sport_id
            where p.level is null and s.player_id = p.id and coalesce(t.slug, o.slug) = p.primary_sport`,
    },
    {
      sql: "update staged_players set level = 'amateur' where level is null",
      remark: "had no level: amateur until they say another",
    },
  ],
  columns: {
    id: uuid,
    user_id: uuid,
    full_name: line(longestFullName),
    email: email(),
    phone: phoneCell(phone()),
    birth_date: dateCell(shape.birthDate),
    nationality: country(),
    country: orNull(country()),
    city: shape.city,
    gender: orNull(line(30)),
    height_cm: orNull(shape.heightCm),
    weight_kg: orNull(shape.weightKg.transform((weight) => weight && Math.round(weight))),
    primary_sport: sport,
    secondary_sport: z
      .preprocess((cell) => (cell === NO_SPORT ? undefined : cell), sport.optional())
      .transform((slug) => slug ?? null),
    position: shape.position,
    level: orNull(level),
    experience_level: prose(1000),
    current_club: orNull(line(120)),
    achievements: orNull(prose(1500)),
    consent_terms: flag,
    consent_image_rights: flag,
    agent_service: orNull(flag),
    created_at: createdAt,
  },
  check: (cells, wrong) => {
    if (!dialled(cells.phone, countryOf(cells))) wrong("phone", "phone_invalid");
    if (!onePosition(cells) && !isShowable(cells))
      wrong("position", `We know no such position of ${cells.primary_sport}.`);
    if (cells.primary_sport === cells.secondary_sport) wrong("secondary_sport", "sport_twice");
  },
  row: (cells, remark) => {
    const minor = isMinor(cells.birth_date);
    const home = countryOf(cells);
    if (!cells.country) remark("country was not said: it is that of the phone number, or else the nationality");
    if (minor) remark("are under age: no agent, and on no list before a guardian, whom they name themselves, says yes");
    else if (!cells.consent_terms) remark("did not accept the terms: on no list before they do");
    const level = cells.level ?? levelNamed(cells.experience_level);
    const position = onePosition(cells);
    if (!position)
      remark("have a position that is none or several of ours: kept as written, found by no search for one");
    return {
      ...cells,
      country: home,
      phone: dialled(cells.phone, home),
      gender: cells.gender ?? "non_specified",
      position: position ?? "",
      kept_position: position ? null : cells.position,
      level: level,
      status: minor ? "awaiting_guardian" : cells.consent_terms ? "listed" : "awaiting_player",
      // A minor cannot choose this; for minors the guardian decides.
      agent_service: !minor && cells.agent_service === true,
      consent_image_rights: !minor && cells.consent_image_rights,
      own_image_rights: cells.consent_image_rights,
    };
  },
});

type Played = { primary_sport: SportSlug; position: string };
type Person = { position: string; full_name: string; birth_date: Date; email: string; phone: string | null };

function onePosition({ primary_sport: sport, position }: Played) {
  const [only, ...others] = positionsNamed(sport, position);
  return others.length === 0 ? only : undefined;
}

/** A position is shown before the name is: nobody is reached or known by it, and of a minor it names no club and no person. */
function isShowable({ position, full_name: fullName, birth_date: birthDate, email, phone }: Person) {
  const words = new Set(wordsOf(fullName).filter((word) => word.length > 2));
  return (
    /^[\p{L}\p{M}][\p{L}\p{M} '’()/,+-]{0,39}$/u.test(position) &&
    !wordsOf(position).some((word) => words.has(word)) &&
    mayPublishText({ birthDate, email, phone, fullName }, position, { clubs: new Set(), towns: new Map() }) === true
  );
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);

export const performances = table({
  name: "player_performance_history",
  columns: {
    id: uuid,
    player_id: uuid,
    recorded_at: instant,
    metric_name: recordPerformanceInput.shape.metricName,
    metric_value: recordPerformanceInput.shape.metricValue,
  },
  references: [{ column: "player_id", to: "players" }],
});

const count = orNull(wholeNumber(0, 1_000_000_000)).transform((cell) => cell ?? 0);

export const playerAnalytics = table({
  name: "player_analytics",
  key: ["player_id", "date"],
  columns: {
    player_id: uuid,
    date: dateCell(day()),
    profile_views: count,
    contacts_received: count,
    messages_received: count,
    response_rate: orNull(figure(0, 100)),
    sport_ranking: orNull(wholeNumber(1, 1_000_000_000)),
  },
  references: [{ column: "player_id", to: "players" }],
});

export const esportPlayers = table({
  name: "esport_players",
  columns: { id: uuid, full_name: line(longestFullName), nationality: country(), created_at: createdAt },
});
