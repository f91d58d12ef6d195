import { z } from "zod";
import { newPassword } from "@/lib/accounts/schema";
import { ADULT_AGE, OLDEST } from "@/lib/platform/ages";
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
import { type EsportAnswers, type FigureKey, teamFields } from "./esport-figures";
import {
  type Game,
  type GameRole,
  gameRoles,
  isGame,
  isRoleOf,
  lookingForOptions,
  platforms,
  serverRegions,
} from "./esport-games";
import { hasLastName, nameColumns, nameParts } from "./full-name";

export const practice = { min: 0, max: 60 };
export const longestResults = 1500;

/** The form value "dota-2.mid", because one list of all roles must also tell the game. */
export const roleValue = (game: string, role: string) => `${game}.${role}`;

const birthDate = day().refine((date) => ageOn(date) <= OLDEST, "birth_date_out_of_range");

const percentile = preparedText(
  100,
  (text) => Number(text.replace("%", "").replace(",", ".").trim() || Number.NaN),
  z.number("percentile_invalid").min(0.001, "percentile_invalid").max(100, "percentile_invalid"),
);

const typedFigure = optional(line(20));
const figureFields = {
  leaderboard_place: typedFigure,
  win_pct: typedFigure,
  kda: typedFigure,
  adr: typedFigure,
  character_pool: typedFigure,
  ping_ms: typedFigure,
  scrim_slots: typedFigure,
  lan_events: typedFigure,
} satisfies Record<FigureKey, unknown>;

const teamFieldSchemas = Object.fromEntries(teamFields.map((name) => [name, optional(line(80))])) as Record<
  `team_history.${number}.${string}`,
  typeof typedFigure
>;

// In the order of the form, in which errors are listed.
const profileFields = {
  ...nameParts,
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
  ...teamFieldSchemas,
  ...figureFields,
  peakRank: optional(line(60)),
  noBan: tickable,
  lookingFor: z.enum(lookingForOptions, "required"),
  availableFrom: optional(day()),
  practiceHours: optional(wholeNumber(practice.min, practice.max, "practice_invalid")),
  results: optional(prose(longestResults)),
  publishName: tickable,
};

const consents = { terms: ticked("terms_required") };

export const signUpInput = z
  .object({ email: email(), password: newPassword, ...profileFields, ...consents })
  .superRefine(hasLastName, evenIfInvalid())
  .superRefine(rolesFit, evenIfInvalid());

export const addProfileInput = z
  .object({ ...profileFields, ...consents })
  .superRefine(hasLastName, evenIfInvalid())
  .superRefine(rolesFit, evenIfInvalid());

export const editProfileInput = z
  .object(profileFields)
  .superRefine(hasLastName, evenIfInvalid())
  .superRefine(rolesFit, evenIfInvalid());

export type ProfileInput = z.output<typeof editProfileInput>;

export function columnsOf({ gameRole, ...input }: ProfileInput, answers: EsportAnswers) {
  const { game, role } = parseRole(gameRole) ?? { game: null, role: null };
  return {
    ...nameColumns(input),
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
    ...answers,
    publishName: input.publishName,
  };
}

// Checked even when other fields are invalid, so that all errors appear at once; the values may therefore be missing.
function evenIfInvalid() {
  return { when: () => true };
}

function rolesFit({ gameRole, secondRole }: { gameRole?: unknown; secondRole?: unknown }, ctx: z.RefinementCtx) {
  if (!gameRole) return;
  const wrong = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
  const primary = parseRole(gameRole);
  if (!primary) return wrong("gameRole", "game_role_required");
  if (!secondRole) return;
  if (!isRoleOf(primary.game, secondRole)) wrong("secondRole", "second_role_other_game");
  if (primary.role === secondRole) wrong("secondRole", "role_twice");
}

function parseRole(value: unknown): { game: Game; role: GameRole } | null {
  const [game, role] = String(value).split(".");
  return isGame(game) && isRoleOf(game, role) ? { game, role } : null;
}
