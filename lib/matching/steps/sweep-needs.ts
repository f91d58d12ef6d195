import "server-only";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import type { AsRecruiter } from "@/lib/search/queries/watching";
import { searchInput } from "@/lib/search/schema/search";
import { type Candidate, type Gate, type Gatekeeper, gatekeeper, type Pair, throughGate } from "../queries/gate";
import { type MatchedNeed, needsToSweep, openNeeds } from "../queries/open-needs";
import { scoredPlayers } from "../queries/scored";
import { attributesRead } from "../schema/items";
import { asNeeded, mostMatches } from "../schema/need";
import { pointsOf, type Score, scoreOf } from "../schema/score";
import { keepMatches, lapseUnfit, type Scoring, settleNeed, trimMatches } from "./keep-matches";

const PLAYERS = 200;
const NEEDS = 250;
/** As many are read at once of those that one need lets through. */
const SCORED = 1000;

/** Holds needs that are new or were changed against everybody, then every open need against players who are new or changed. Whatever breaks off is done again. */
export async function sweepNeeds(as: AsRecruiter): Promise<void> {
  const gates = gatekeeper(as);
  await eachPage(needsToSweep, async (needs) => {
    for (const need of needs)
      await holdAgainstAll(need, gates).catch((err) => log.error({ err, needId: need.id }, "need not held"));
  });
  for (;;) {
    const page = await db.matchCandidate.findMany({ orderBy: { playerId: "asc" }, take: PLAYERS });
    const playerIds = page.map(({ playerId }) => playerId);
    if (page.length > 0) await eachPage(openNeeds, (needs) => holdAgainst(needs, playerIds, gates));
    // Who changed again meanwhile bears another mark, and stays.
    await db.matchCandidate.deleteMany({ where: { mark: { in: page.map(({ mark }) => mark) } } });
    if (page.length < PLAYERS) return;
  }
}

async function eachPage(read: typeof openNeeds, act: (needs: MatchedNeed[]) => Promise<void>) {
  let after: string | null = null;
  for (;;) {
    const needs: MatchedNeed[] = await read(after, NEEDS);
    if (needs.length > 0) await act(needs);
    if (needs.length < NEEDS) return;
    after = needs.at(-1)?.id ?? null;
  }
}

/**
 * The `most` players whom a gate lets through that score best, with why. Read `page` by page from who may score most, until nobody who
 * is left can be among them.
 */
export async function bestOf(need: MatchedNeed, gate: Gate, { page = SCORED, most = mostMatches } = {}) {
  let best: Graded[] = [];
  for (let [read, take] = [0, page]; ; [read, take] = [take, take * 4]) {
    const candidates = await throughGate(gate, take);
    for (let from = read; from < candidates.length; from += page) {
      const pairs = candidates.slice(from, from + page).map(({ playerId }) => ({ needId: need.id, playerId }));
      best = [...best, ...(await gradedOf([need], pairs))].sort(better).slice(0, most);
    }
    if (candidates.length < take || isSettled(candidates.at(-1), best[most - 1])) return best.map(wholly);
  }
}

/** Whether whoever may score no more than the last that was read comes after the worst that is kept. */
function isSettled(last: Candidate | undefined, worst: Graded | undefined): boolean {
  if (!last || !worst) return false;
  return last.most < worst.points || (last.most === worst.points && worst.playerId <= last.playerId);
}

async function holdAgainstAll(need: MatchedNeed, { gatesOf }: Gatekeeper) {
  const [gate] = await gatesOf([need]);
  const best = gate ? await bestOf(need, gate) : [];
  await keepMatches([need], best);
  await settleNeed(need, best);
}

async function holdAgainst(needs: MatchedNeed[], playerIds: string[], { fittingAmong }: Gatekeeper) {
  const pairs = await askAll(needs, playerIds, fittingAmong);
  const scorings = (await gradedOf(needs, pairs)).map(wholly);
  await keepMatches(needs, scorings);
  await lapseUnfit(needs, playerIds, scorings);
  await trimMatches(needs.map(({ id }) => id));
}

/** One need that cannot be asked holds up none of the others: what fails is halved until it stands alone. */
async function askAll(needs: MatchedNeed[], playerIds: string[], ask: Gatekeeper["fittingAmong"]): Promise<Pair[]> {
  try {
    return await ask(needs, playerIds);
  } catch (err) {
    if (needs.length > 1) {
      const middle = Math.ceil(needs.length / 2);
      const halves = [needs.slice(0, middle), needs.slice(middle)];
      return (await Promise.all(halves.map((half) => askAll(half, playerIds, ask)))).flat();
    }
    log.error({ err, needId: needs[0]?.id }, "need not held");
    return [];
  }
}

type Graded = Pair & { points: number; why: () => Score };

const wholly = ({ needId, playerId, why }: Graded): Scoring => ({ needId, playerId, score: why() });

async function gradedOf(needs: readonly MatchedNeed[], pairs: readonly Pair[]): Promise<Graded[]> {
  if (pairs.length === 0) return [];
  const criteriaByNeed = new Map(
    needs.map(({ id, criteria }) => [id, asNeeded(searchInput(criteria as Record<string, unknown>))]),
  );
  const players = await scoredPlayers(
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

/** The better score first; among equals always in the same order. */
const better = (one: Graded, other: Graded) => other.points - one.points || (one.playerId < other.playerId ? -1 : 1);
