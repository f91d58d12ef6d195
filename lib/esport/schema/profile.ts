import { z } from "zod";
import { newPassword } from "@/lib/accounts/schema";
import { ageOn } from "@/lib/platform/clock";
import {
  country,
  day,
  email,
  line,
  many,
  optional,
  preparedText,
  prose,
  tickable,
  ticked,
  wholeNumber,
} from "@/lib/platform/command/input";
import { spokenLanguages } from "@/lib/platform/i18n/spoken-languages";
import { ADULT_AGE, OLDEST } from "@/lib/players/schema/ages";
import { type EsportSaid, type FigureKey, teamFields } from "./figures";
import { type Game, type GameRole, gameRoles, isGame, isRoleOf, platforms, serverRegions, wishes } from "./games";

export const practice = { min: 0, max: 60 };
export const longestResults = 1500;

/** A form sends "dota-2.mid", so that one list of all roles still says which game is meant. */
export const roleValue = (game: string, role: string) => `${game}.${role}`;

const birthDate = day().refine((date) => ageOn(date) <= OLDEST, "birth_date_out_of_range");

/** A share of the ladder, as people write it: "0,5", "12 %". */
const percentile = preparedText(
  100,
  (text) => Number(text.replace("%", "").replace(",", ".").trim() || Number.NaN),
  z.number("percentile_invalid").min(0.001, "percentile_invalid").max(100, "percentile_invalid"),
);

const typed = optional(line(20));
const figures = {
  leaderboard_place: typed,
  win_pct: typed,
  kda: typed,
  adr: typed,
  character_pool: typed,
  ping_ms: typed,
  scrim_slots: typed,
  lan_events: typed,
} satisfies Record<FigureKey, unknown>;

const teams = Object.fromEntries(teamFields.map((name) => [name, optional(line(80))])) as Record<
  `team_history.${number}.${string}`,
  typeof typed
>;

// In the order of the form, which is the order errors are listed in.
const profile = {
  firstName: line(60),
  lastName: line(60),
  birthDate: birthDate.refine((date) => ageOn(date) >= ADULT_AGE, "esport_adults_only"),
  nationality: country(),
  country: country(),
  languages: many(z.enum(spokenLanguages), "languages_required", 1),
  gameRole: line(60, "game_role_required"),
  secondRole: optional(z.enum(gameRoles, "game_role_required")),
  rank: line(60, "rank_required"),
  rankPercentile: percentile,
  serverRegion: z.enum(serverRegions, "required"),
  platform: z.enum(platforms, "required"),
  gameAccount: optional(line(60)),
  team: optional(line(120)),
  ...teams,
  ...figures,
  peakRank: optional(line(60)),
  noBan: tickable,
  lookingFor: z.enum(wishes, "required"),
  availableFrom: optional(day()),
  practiceHours: optional(wholeNumber(practice.min, practice.max, "practice_invalid")),
  results: optional(prose(longestResults)),
  publishName: tickable,
};

const consents = { terms: ticked("terms_required") };

/** Account and profile in one form. */
export const signUpInput = z
  .object({ email: email(), password: newPassword, ...profile, ...consents })
  .superRefine(rolesFit, always());

/** The profile of someone who has an account. */
export const addProfileInput = z.object({ ...profile, ...consents }).superRefine(rolesFit, always());

export const editProfileInput = z.object(profile).superRefine(rolesFit, always());

export type ProfileInput = z.output<typeof editProfileInput>;

/** The columns a profile form fills. */
export function columnsOf({ firstName, lastName, gameRole, ...input }: ProfileInput, figures: EsportSaid) {
  const { game, role } = chosen(gameRole) ?? { game: null, role: null };
  return {
    fullName: `${firstName} ${lastName}`,
    birthDate: input.birthDate,
    nationality: input.nationality,
    country: input.country,
    languages: input.languages,
    game,
    role,
    secondRole: input.secondRole ?? null,
    rank: input.rank,
    rankPercentile: input.rankPercentile,
    serverRegion: input.serverRegion,
    platform: input.platform,
    gameAccount: input.gameAccount ?? null,
    peakRank: input.peakRank ?? null,
    noBan: input.noBan,
    team: input.team ?? null,
    lookingFor: input.lookingFor,
    availableFrom: input.availableFrom ?? null,
    practiceHours: input.practiceHours ?? null,
    results: input.results ?? null,
    ...figures,
    publishName: input.publishName,
  };
}

// Asked even when other fields are wrong, so that everything is said at once; what they read may therefore be missing.
function always() {
  return { when: () => true };
}

function rolesFit({ gameRole, secondRole }: { gameRole?: unknown; secondRole?: unknown }, ctx: z.RefinementCtx) {
  if (!gameRole) return;
  const wrong = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
  const first = chosen(gameRole);
  if (!first) return wrong("gameRole", "game_role_required");
  if (!secondRole) return;
  if (!isRoleOf(first.game, secondRole)) wrong("secondRole", "second_role_other_game");
  if (first.role === secondRole) wrong("secondRole", "role_twice");
}

function chosen(sent: unknown): { game: Game; role: GameRole } | null {
  const [game, role] = String(sent).split(".");
  return isGame(game) && isRoleOf(game, role) ? { game, role } : null;
}
