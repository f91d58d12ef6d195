import "server-only";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import type { AsRecruiter } from "@/lib/search/queries/alert-watchers";
import { searchInput } from "@/lib/search/schema/search";
import {
  bestCandidates,
  type Candidate,
  type CandidateFilter,
  type CandidateFinder,
  createCandidateFinder,
  type Pair,
} from "../queries/candidates";
import { type MatchedNeed, needsToSweep, openNeeds } from "../queries/open-needs";
import { scoreCandidates } from "../queries/score-candidates";
import { attributesRead } from "../schema/items";
import { asNeeded, mostMatches } from "../schema/need";
import { pointsOf, type Score, scoreOf } from "../schema/score";
import { keepMatches, lapseUnfit, type Scoring, settleNeed, trimMatches } from "./keep-matches";

const PLAYER_PAGE = 200;
const NEED_PAGE = 250;
const CANDIDATE_PAGE = 1000;

/** Matches new and changed needs against all players, then all open needs against new and changed players; failures are retried in the next run. */
export async function sweepNeeds(toActor: AsRecruiter): Promise<void> {
  const finder = createCandidateFinder(toActor);
  await eachPage(needsToSweep, async (needs) => {
    for (const need of needs)
      await matchAgainstAll(need, finder).catch((err) => log.error({ err, needId: need.id }, "need not matched"));
  });
  for (;;) {
    const page = await db.matchCandidate.findMany({ orderBy: { playerId: "asc" }, take: PLAYER_PAGE });
    const playerIds = page.map(({ playerId }) => playerId);
    if (page.length > 0) await eachPage(openNeeds, (needs) => matchAgainst(needs, playerIds, finder));
    // A player who changed again meanwhile has a new mark and stays queued.
    await db.matchCandidate.deleteMany({ where: { mark: { in: page.map(({ mark }) => mark) } } });
    if (page.length < PLAYER_PAGE) return;
  }
}

async function eachPage(load: typeof openNeeds, handle: (needs: MatchedNeed[]) => Promise<void>) {
  let after: string | null = null;
  for (;;) {
    const needs: MatchedNeed[] = await load(after, NEED_PAGE);
    if (needs.length > 0) await handle(needs);
    if (needs.length < NEED_PAGE) return;
    after = needs.at(-1)?.id ?? null;
  }
}

/** The `most` best-scoring players that pass the gate. Reads candidates by upper bound, until no remaining one can be among the best. */
export async function bestOf(
  need: MatchedNeed,
  candidateFilter: CandidateFilter,
  { page = CANDIDATE_PAGE, most = mostMatches } = {},
) {
  let best: ScoredPair[] = [];
  for (let [start, take] = [0, page]; ; [start, take] = [take, take * 4]) {
    const candidates = await bestCandidates(candidateFilter, take);
    for (let from = start; from < candidates.length; from += page) {
      const pairs = candidates.slice(from, from + page).map(({ playerId }) => ({ needId: need.id, playerId }));
      best = [...best, ...(await scorePairs([need], pairs))].sort(byScore).slice(0, most);
    }
    if (candidates.length < take || isComplete(candidates.at(-1), best[most - 1])) return best.map(toScoring);
  }
}

function isComplete(lastCandidate: Candidate | undefined, worstKept: ScoredPair | undefined): boolean {
  if (!lastCandidate || !worstKept) return false;
  return (
    lastCandidate.most < worstKept.points ||
    (lastCandidate.most === worstKept.points && worstKept.playerId <= lastCandidate.playerId)
  );
}

async function matchAgainstAll(need: MatchedNeed, { filtersOf }: CandidateFinder) {
  const [candidateFilter] = await filtersOf([need]);
  const best = candidateFilter ? await bestOf(need, candidateFilter) : [];
  await keepMatches([need], best);
  await settleNeed(need, best);
}

async function matchAgainst(needs: MatchedNeed[], playerIds: string[], { fittingAmong }: CandidateFinder) {
  const pairs = await findPairs(needs, playerIds, fittingAmong);
  const scorings = (await scorePairs(needs, pairs)).map(toScoring);
  await keepMatches(needs, scorings);
  await lapseUnfit(needs, playerIds, scorings);
  await trimMatches(needs.map(({ id }) => id));
}

/** A failing batch is split until the failing need is alone, so that it does not block the others. */
async function findPairs(
  needs: MatchedNeed[],
  playerIds: string[],
  find: CandidateFinder["fittingAmong"],
): Promise<Pair[]> {
  try {
    return await find(needs, playerIds);
  } catch (err) {
    if (needs.length > 1) {
      const middle = Math.ceil(needs.length / 2);
      const halves = [needs.slice(0, middle), needs.slice(middle)];
      return (await Promise.all(halves.map((half) => findPairs(half, playerIds, find)))).flat();
    }
    log.error({ err, needId: needs[0]?.id }, "need not matched");
    return [];
  }
}

type ScoredPair = Pair & { points: number; why: () => Score };

const toScoring = ({ needId, playerId, why }: ScoredPair): Scoring => ({ needId, playerId, score: why() });

async function scorePairs(needs: readonly MatchedNeed[], pairs: readonly Pair[]): Promise<ScoredPair[]> {
  if (pairs.length === 0) return [];
  const criteriaByNeed = new Map(
    needs.map(({ id, criteria }) => [id, asNeeded(searchInput(criteria as Record<string, unknown>))]),
  );
  const players = await scoreCandidates(
    [...new Set(pairs.map(({ playerId }) => playerId))],
    [...criteriaByNeed.values()].flatMap(attributesRead),
  );
  return pairs.flatMap(({ needId, playerId }) => {
    const [search, player] = [criteriaByNeed.get(needId), players.get(playerId)];
    if (!search || !player) return [];
    const scored = player(search.sport ?? "");
    return { needId, playerId, points: pointsOf(search, scored), why: () => scoreOf(search, scored) };
  });
}

const byScore = (a: ScoredPair, b: ScoredPair) => b.points - a.points || (a.playerId < b.playerId ? -1 : 1);
