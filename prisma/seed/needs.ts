import { agedMonths } from "../../lib/measurements/schema/grade.ts";
import { availabilityOn } from "../../lib/measurements/schema/stated-availability.ts";
import type { Scored } from "../../lib/pipeline/schema/items.ts";
import { scoreOf, scoreVersion } from "../../lib/pipeline/schema/score.ts";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import type { makeMatches } from "./matching.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

type Claim = Pick<
  Prisma.PlayerClaimCreateManyInput,
  "playerId" | "attribute" | "number" | "choices" | "day" | "parts" | "measuredOn" | "grade"
>;
type AvailabilityRow = Pick<
  Prisma.PlayerAvailabilityCreateManyInput,
  "playerId" | "answer" | "committedOn" | "confirmedAt"
>;
type PlayerData = { claims: readonly Claim[]; availability: readonly AvailabilityRow[] };
type Match = ReturnType<typeof makeMatches>[number];

const criteria = {
  sport: "football",
  positions: ["right-winger", "left-winger"],
  levels: ["semi_pro", "professional"],
  conditions: [
    { key: "strong_foot", any: ["left", "both"], optional: true },
    { key: "sprint_30m", max: 4.4, optional: true },
  ],
} as const;
const shownCount = 6;

/** The demo club's need, with its best players by the real score, including the demo player. */
export function makeDemoNeed(
  { row: { id: recruiterId } }: SeedRecruiter,
  players: readonly SeedPlayer[],
  matches: readonly Match[],
  playerData: PlayerData,
  days: Days,
) {
  const createdAt = days.ago(4, 9, 40);
  const need: Prisma.NeedCreateManyInput = {
    id: idFor("demo need"),
    recruiterId,
    title: "Ailier pour la saison à venir",
    criteria: { ...criteria },
    wanted: 2,
    isShown: true,
    createdAt,
    changedAt: createdAt,
    sweptAt: days.today,
  };
  const [demo, ...others] = players
    .filter((player, index) => index === 0 || fits(player))
    .map((player) => ({ player, score: scoreOf(criteria, scored(player, playerData, days)) }));
  const best = others.sort((first, other) => other.score.score - first.score.score).slice(0, shownCount - 1);
  const candidates = new Map(
    [...(demo ? [demo] : []), ...best].map((candidate) => [candidate.player.row.id, candidate]),
  );
  const isOwnMatch = (match: Match) => match.recruiterId === recruiterId && candidates.has(match.playerId);
  const matchedIds = new Set(matches.filter(isOwnMatch).map(({ playerId }) => playerId));
  const ofNeed = (playerId: string) => {
    const { score: compatibilityScore, ...why } = candidates.get(playerId)!.score;
    return { needId: need.id!, compatibilityScore, parts: why, scoreVersion };
  };
  return {
    needs: [need],
    matches: [
      ...matches.map((match) => (isOwnMatch(match) ? { ...match, ...ofNeed(match.playerId) } : match)),
      ...[...candidates.keys()]
        .filter((playerId) => !matchedIds.has(playerId))
        .map((playerId) => ({
          id: idFor(`match ${recruiterId} ${playerId}`),
          recruiterId,
          playerId,
          sportMatch: criteria.sport,
          status: "pending" as const,
          createdAt,
          foundAt: createdAt,
          ...ofNeed(playerId),
        })),
    ],
  };
}

const fits = ({ row, listed }: SeedPlayer) =>
  listed &&
  row.primarySport === criteria.sport &&
  criteria.positions.some((position) => position === row.position) &&
  criteria.levels.some((level) => level === row.level);

function scored(
  { row: { id }, minor: grows }: SeedPlayer,
  { claims, availability }: PlayerData,
  { today }: Days,
): Scored {
  const ownClaims = claims.filter(({ playerId }) => playerId === id);
  const newest = new Map<string, Claim>();
  for (const claim of ownClaims) {
    const newestClaim = newest.get(claim.attribute);
    if (!newestClaim || new Date(claim.measuredOn) >= new Date(newestClaim.measuredOn))
      newest.set(claim.attribute, claim);
  }
  const dayOf = (key: string) => (newest.get(key)?.day ? new Date(newest.get(key)!.day!) : null);
  const answered = availability.find(({ playerId }) => playerId === id);
  return {
    grows,
    claims: Object.fromEntries(
      [...newest].map(([key, { number, choices, day, parts, measuredOn, grade }]) => [
        key,
        {
          number: number ?? null,
          choices: (choices as string[] | undefined) ?? [],
          day: day ? new Date(day).toISOString().slice(0, 10) : null,
          parts: parts ?? null,
          grade: grade ?? "self",
          fresh: agedMonths(new Date(measuredOn), grows, today) === null,
        },
      ]),
    ),
    availability: availabilityOn(today, {
      answer: answered?.answer ?? null,
      committedOn: answered?.committedOn ? new Date(answered.committedOn) : null,
      confirmedAt: answered?.confirmedAt ? new Date(answered.confirmedAt) : null,
      availableFrom: dayOf("available_from"),
      contract: {
        status: grows ? null : ((newest.get("contract_status")?.choices as string[] | undefined)?.[0] ?? null),
        end: grows ? null : dayOf("contract_end"),
      },
    }),
  };
}
