import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Attribute, NumberAttribute } from "../../lib/sports/schema/attribute.ts";
import { claimedSport, isTest } from "../../lib/sports/schema/catalogue.ts";
import { type Claimant, offered, rangeFor } from "../../lib/sports/schema/plausible.ts";
import { stepsFor } from "../../lib/sports/schema/steps.ts";
import { type Days, dayOf, latest } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import { choicesFor } from "./texts/choices.ts";
import { sources } from "./texts/sources.ts";

type Claim = Prisma.PlayerClaimCreateManyInput;

const skill = { amateur: 0.2, semi_pro: 0.45, professional: 0.7, elite_international: 0.9 } as const;
/** Attributes that most players fill in first. */
const first = new Set(["competition_category", "height_cm", "weight_kg", "strong_foot", "strong_hand", "stance"]);
/** Attributes whose claims come from evidence.ts and availability.ts. */
const elsewhere = new Set(["sprint_30m", "top_speed", "cmj", "yoyo_ir1", "available_from"]);
const HISTORY = 5;

/**
 * Claims of all players: nearly all attributes for the demo player, some for the others, with different sources and dates.
 */
export function makePlayerClaims(players: readonly SeedPlayer[], days: Days): Claim[] {
  const [random, young] = [randomFor("attributes"), randomFor("wing-backs")];
  return players.flatMap((player, n) => {
    const claims = claimsOf(player, n === 0, days, random);
    return isWingBack(player) ? [...claims.filter(isOfNoWingBack), ...wingBack(player, days, young)] : claims;
  });
}

/** Young left backs are made wing-backs, so that a search for left-footed wing-backs under 21 finds some. */
const isWingBack = ({ row, age }: SeedPlayer) =>
  row.primarySport === "football" && row.position === "left-back" && age < 21;
const isOfNoWingBack = ({ attribute }: Claim) => attribute !== "positions" && attribute !== "strong_foot";

function wingBack(player: SeedPlayer, days: Days, random: Random): Claim[] {
  const values: Record<string, Value> = {
    strong_foot: { choices: ["left"] },
    positions: { parts: [{ position: "left-back", role: "attacking" }] },
  };
  const attributes = stepsFor({ sport: "football", position: "left-back", age: player.age }).flatMap(
    (step) => step.attributes,
  );
  return attributes.flatMap((attribute) => {
    const value = values[attribute.key];
    return value ? [claim(player, attribute, value, 0, days, random)] : [];
  });
}

function claimsOf(player: SeedPlayer, rich: boolean, days: Days, random: Random): Claim[] {
  const { primarySport: sport, position, level } = player.row;
  const claimant: Claimant = { age: player.age, category: player.sex === "female" ? "women" : "men" };
  const askedAttributes = stepsFor({ sport, position, age: player.age }).flatMap(({ attributes }) => attributes);
  const quality = skill[level] + random.bell(-0.15, 0.15);
  const season = seasonOf(days, random);
  const claims = askedAttributes.flatMap((attribute) => {
    if (elsewhere.has(attribute.key) && (sport === "football" || attribute.key === "available_from")) return [];
    const wanted = rich || first.has(attribute.key) || random.chance(attribute.group === "season" ? 0.55 : 0.4);
    const value = wanted ? sayOf(attribute, { player, claimant, quality, season, days }, random) : null;
    if (!value) return [];
    const measurementCount = isTest(attribute) && (rich || random.chance(0.2)) ? HISTORY : 1;
    return Array.from({ length: measurementCount }, (_, ago) =>
      claim(player, attribute, aged(attribute, value, ago, random), ago, days, random),
    );
  });
  const isBound = claims.some(({ attribute, choices }) => attribute === "contract_status" && isContract(choices));
  return claims.filter(({ attribute }) => attribute !== "contract_end" || isBound);
}

const isContract = (choices: Claim["choices"]) =>
  Array.isArray(choices) && choices.some((choice) => choice === "contract" || choice === "loan");

type Value = Pick<Claim, "number" | "choices" | "day"> & { parts?: Record<string, string | number>[] };
type ClaimContext = { player: SeedPlayer; claimant: Claimant; quality: number; season: Season; days: Days };

function sayOf(attribute: Attribute, about: ClaimContext, random: Random): Value | null {
  const { player, claimant } = about;
  if (attribute.type === "number") return figure(attribute, about, random);
  if (attribute.key === "competition_category") return { choices: [claimant.category ?? "open"] };
  if (attribute.type === "choice") {
    const list = offered(attribute, claimant.age).filter(
      (slug) => attribute.words !== "class" || isOwnClass(slug, about),
    );
    // A weight class is the first of the list that holds the weight.
    const choice = attribute.words === "class" ? list[0] : random.pick(list);
    return choice ? { choices: [choice] } : null;
  }
  return choicesFor(attribute, { ...about, row: player.row }, random);
}

const isOwnClass = (slug: string, { player, claimant }: ClaimContext) => {
  const [, sex, limit = "", decimal = ""] = slug.split(".");
  const kilos = Number(`${limit}.${decimal.replace("+", "") || 0}`);
  return (
    (sex === claimant.category || sex === "all") &&
    kilos >= (player.row.weightKg ?? 0) &&
    kilos < 150 &&
    !slug.endsWith("+")
  );
};

function figure(
  attribute: NumberAttribute,
  { player, claimant, quality, season }: ClaimContext,
  random: Random,
): Value | null {
  const { key, group, direction } = attribute;
  const ownFigure = { height_cm: player.row.heightCm, weight_kg: player.row.weightKg }[key];
  if (ownFigure) return { number: ownFigure };
  if (key === "reach_cm" || key === "wingspan_cm")
    return { number: (player.row.heightCm ?? 180) + random.integer(-2, 9) };
  if (key === "standing_reach_cm") return { number: Math.round((player.row.heightCm ?? 180) * 1.33) };
  if (key === "years_in_sport") return { number: Math.max(1, Math.min(player.age - 6, random.integer(4, 16))) };
  if (key === "graduation_year" || key === "gpa") return null;
  const [least, most] = rangeFor(attribute, claimant);
  const seasonFigure = { matches: season.matches, starts: season.starts, minutes: season.minutes }[key];
  if (seasonFigure !== undefined) return { number: Math.min(most, seasonFigure), parts: season.parts };
  const share = shareOf(attribute, quality) + random.bell(-0.06, 0.06);
  const number = rounded(least + (most - least) * Math.min(0.86, Math.max(0.11, share)), attribute);
  if (group !== "season") return { number };
  const isCount = attribute.unit === "count" && direction === "down" && attribute.decimals === 0;
  return { number: isCount ? Math.floor(number / 3) : number, parts: season.parts };
}

/** Where in its range a figure of this quality lies; the usual maximum is well below the accepted one. */
function shareOf({ group, direction, unit, decimals }: NumberAttribute, quality: number): number {
  if (direction === "down") return (group === "season" ? 0.24 : 0.38) - 0.2 * quality;
  if (group === "season" && unit !== "pct" && decimals < 3) return 0.11 + 0.22 * quality;
  return unit === "pct" ? 0.5 + 0.25 * quality : 0.36 + 0.32 * quality;
}

const rounded = (value: number, { decimals }: NumberAttribute) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Earlier figures are slightly weaker. */
function aged(attribute: Attribute, value: Value, ago: number, random: Random): Value {
  if (ago === 0 || attribute.type !== "number" || !value.number) return value;
  const step = ago * (0.01 + 0.012 * random.next());
  const factor = attribute.direction === "down" ? 1 + step : 1 - step;
  return { ...value, number: rounded(value.number * factor, attribute) };
}

const waysOf = { s: "photocell", km_h: "radar", cm: "app" } as const;

function claim(
  player: SeedPlayer,
  attribute: Attribute,
  { parts, ...value }: Value,
  ago: number,
  days: Days,
  random: Random,
): Claim {
  const test = isTest(attribute);
  const grade = random.weighted([
    ["self", test ? 40 : 70],
    ["coach", 24],
    ["event", (test ? 22 : 2) + (attribute.group === "season" ? 18 : 4)],
  ] as const);
  const measuredOn = days.ago(
    random.integer(5, test ? 150 : 60) + ago * 95 + (test && random.chance(0.15) ? 330 : 0),
    12,
  );
  const sourceWords = sources[player.language];
  const named =
    grade === "self"
      ? null
      : grade === "coach"
        ? (player.row.currentClub ?? sourceWords.coach)
        : random.pick(sourceWords[grade]);
  return {
    ...value,
    ...(parts && { parts }),
    id: idFor(`said ${player.row.handle} ${attribute.key} ${ago}`),
    playerId: player.row.id,
    attribute: attribute.key,
    sport: claimedSport(attribute, player.row.primarySport),
    measuredOn: dayOf(measuredOn),
    measuredBy: test ? (random.chance(0.3) ? "hand" : (waysOf[attribute.unit as keyof typeof waysOf] ?? null)) : null,
    grade,
    source: named,
    createdAt: latest(measuredOn, player.row.createdAt),
  };
}

type Season = { matches: number; starts: number; minutes: number; parts: { year: number; competition?: string }[] };

function seasonOf(days: Days, random: Random): Season {
  const year = days.today.getUTCFullYear() - (days.today.getUTCMonth() < 6 ? 1 : 0);
  const matches = random.integer(6, 22);
  const starts = Math.round(matches * random.bell(0.4, 1));
  return { matches, starts, minutes: starts * 76 + (matches - starts) * 19, parts: [{ year }] };
}
