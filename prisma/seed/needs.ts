import type { Scored } from "../../lib/matching/schema/items.ts";
import { scoreOf, scoreVersion } from "../../lib/matching/schema/score.ts";
import { agedMonths } from "../../lib/measurements/schema/grade.ts";
import { availabilityOn } from "../../lib/measurements/schema/standing.ts";
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
type Said = Pick<Prisma.PlayerAvailabilityCreateManyInput, "playerId" | "answer" | "committedOn" | "confirmedAt">;
type Known = { claims: readonly Claim[]; availability: readonly Said[] };
type Match = ReturnType<typeof makeMatches>[number];

const asked = {
  sport: "football",
  positions: ["right-winger", "left-winger"],
  levels: ["semi_pro", "professional"],
  conditions: [
    { key: "strong_foot", any: ["left", "both"], wish: true },
    { key: "sprint_30m", max: 4.4, wish: true },
  ],
} as const;
const shown = 6;

/** The need of the demo's club, with its best players by our own score, the demo's player among them. */
export function makeDemoNeed(
  { row: { id: recruiterId } }: SeedRecruiter,
  players: readonly SeedPlayer[],
  matches: readonly Match[],
  known: Known,
  days: Days,
) {
  const createdAt = days.ago(4, 9, 40);
  const need: Prisma.NeedCreateManyInput = {
    id: idFor("demo need"),
    recruiterId,
    title: "Ailier pour la saison à venir",
    criteria: { ...asked },
    wanted: 2,
    isShown: true,
    createdAt,
    changedAt: createdAt,
    sweptAt: days.today,
  };
  const [demo, ...others] = players
    .filter((player, at) => at === 0 || fits(player))
    .map((player) => ({ player, score: scoreOf(asked, scored(player, known, days)) }));
  const best = others.sort((one, other) => other.score.score - one.score.score).slice(0, shown - 1);
  const found = new Map([...(demo ? [demo] : []), ...best].map((one) => [one.player.row.id, one]));
  const theirs = (match: Match) => match.recruiterId === recruiterId && found.has(match.playerId);
  const there = new Set(matches.filter(theirs).map(({ playerId }) => playerId));
  const ofNeed = (playerId: string) => {
    const { score: compatibilityScore, ...why } = found.get(playerId)!.score;
    return { needId: need.id!, compatibilityScore, parts: why, scoreVersion };
  };
  return {
    needs: [need],
    matches: [
      ...matches.map((match) => (theirs(match) ? { ...match, ...ofNeed(match.playerId) } : match)),
      ...[...found.keys()]
        .filter((playerId) => !there.has(playerId))
        .map((playerId) => ({
          id: idFor(`match ${recruiterId} ${playerId}`),
          recruiterId,
          playerId,
          sportMatch: asked.sport,
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
  row.primarySport === asked.sport &&
  asked.positions.some((position) => position === row.position) &&
  asked.levels.some((level) => level === row.level);

function scored({ row: { id }, minor: grows }: SeedPlayer, { claims, availability }: Known, { today }: Days): Scored {
  const own = claims.filter(({ playerId }) => playerId === id);
  const newest = new Map<string, Claim>();
  for (const claim of own) {
    const held = newest.get(claim.attribute);
    if (!held || new Date(claim.measuredOn) >= new Date(held.measuredOn)) newest.set(claim.attribute, claim);
  }
  const dayOf = (key: string) => (newest.get(key)?.day ? new Date(newest.get(key)!.day!) : null);
  const said = availability.find(({ playerId }) => playerId === id);
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
      answer: said?.answer ?? null,
      committedOn: said?.committedOn ? new Date(said.committedOn) : null,
      confirmedAt: said?.confirmedAt ? new Date(said.confirmedAt) : null,
      availableFrom: dayOf("available_from"),
      contract: {
        status: grows ? null : ((newest.get("contract_status")?.choices as string[] | undefined)?.[0] ?? null),
        end: grows ? null : dayOf("contract_end"),
      },
    }),
  };
}
