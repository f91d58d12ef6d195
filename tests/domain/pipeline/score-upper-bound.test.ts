import { beforeAll, expect, test } from "vitest";
import { grades } from "@/lib/measurements/schema/grade";
import { bestCandidates, createCandidateFinder } from "@/lib/pipeline/queries/candidates";
import { type MatchedNeed, needsToSweep } from "@/lib/pipeline/queries/open-needs";
import { scoreCandidates } from "@/lib/pipeline/queries/score-candidates";
import { attributesRead } from "@/lib/pipeline/schema/items";
import { pointsOf } from "@/lib/pipeline/schema/score";
import { bestOf } from "@/lib/pipeline/steps/sweep-needs";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { AvailabilityAnswer } from "@/lib/platform/prisma/enums";
import { asRecruiter } from "../../support/factories/alerts";
import { aNeed, claims } from "../../support/factories/needs";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const sport = "wrestling";
const searches = {
  nothing: { sport },
  "optional criteria": {
    sport,
    conditions: [
      { key: "grip", min: 50, optional: true },
      { key: "stance", any: ["orthodox"], optional: true },
    ],
  },
  free: { sport, conditions: [{ key: "available_from", until: daysFrom(now(), 90).toISOString().slice(0, 10) }] },
};
const needs = new Map<string, MatchedNeed>();

// They differ in claims, sources, dates and availability.
beforeAll(async () => {
  await db.need.deleteMany();
  await db.player.deleteMany({ where: { primarySport: sport } });
  for (let n = 0; n < 48; n++) {
    const { player } = await aPlayer({ primarySport: sport, age: n % 5 === 0 ? 16 : 25 });
    const over = { sport, grade: grades[n % grades.length]!, measuredOn: daysFrom(now(), -100 * (n % 6)) };
    if (n % 2) await claims(player.id, "grip", { ...over, number: 30 + n });
    if (n % 3) await claims(player.id, "weight_class", { ...over, choices: ["men_74"] });
    if (n % 7 > 3) await claims(player.id, "stance", { ...over, choices: [n % 2 ? "orthodox" : "southpaw"] });
    if (n % 4 === 1)
      await claims(player.id, "available_from", { sport: "", day: daysFrom(now(), 20 * (n % 11) - 100) });
    if (n % 3 === 1) await claims(player.id, "contract_status", { sport: "", choices: [n % 2 ? "contract" : "free"] });
    if (n % 6 === 1) await claims(player.id, "contract_end", { sport: "", day: daysFrom(now(), 30 * (n % 9) - 120) });
    const answer = ([null, "available", "committed", "available", "unavailable"] as const)[n % 5] as AvailabilityAnswer;
    if (n % 8)
      await db.playerAvailability.create({
        data: { playerId: player.id, answer, confirmedAt: n % 3 ? daysFrom(now(), -15 * (n % 7)) : null },
      });
  }
  const recruiter = await aRecruiter();
  for (const [name, criteria] of Object.entries(searches)) {
    const { need } = await aNeed(criteria, {}, recruiter);
    needs.set(name, (await needsToSweep(null, 10)).find(({ id }) => id === need.id)!);
  }
}, 60_000);

// An unfit optional criterion adds nothing for evidence and freshness either.
for (const [name, most] of [
  ["nothing", 0],
  ["optional criteria", 50],
  ["free", 0],
] as const)
  test(`no score exceeds its upper bound, and the best are found by it: a need with ${name}`, async () => {
    const need = needs.get(name)!;
    const [candidateFilter] = await createCandidateFinder(asRecruiter).filtersOf([need]);
    const candidates = await bestCandidates(candidateFilter!, 1000);
    const players = await scoreCandidates(
      candidates.map(({ playerId }) => playerId),
      attributesRead(candidateFilter!.search),
    );
    const all = candidates.map((candidate) => ({
      ...candidate,
      points: pointsOf(candidateFilter!.search, players.get(candidate.playerId)!(sport)),
    }));
    expect(all.length).toBeGreaterThan(8);
    expect(new Set(all.map(({ points }) => points)).size).toBeGreaterThan(6);
    for (const { points, most: scoreUpperBound } of all) {
      expect(scoreUpperBound).toBeGreaterThanOrEqual(points);
      expect(scoreUpperBound).toBeLessThanOrEqual(points + most);
    }
    const best = all
      .sort((first, other) => other.points - first.points || (first.playerId < other.playerId ? -1 : 1))
      .map(({ playerId, points }) => [playerId, points]);
    for (const page of [1, 3, 1000])
      for (const limit of [1, 4, 7, 100])
        expect(
          (await bestOf(need, candidateFilter!, { page, most: limit })).map(({ playerId, score }) => [
            playerId,
            score.score,
          ]),
        ).toEqual(best.slice(0, limit));
  });
