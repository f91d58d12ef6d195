import type { Grade } from "@/lib/measurements/schema/grade";
import type { Search } from "@/lib/search/schema/search";
import { type Item, itemsOf, type Scored } from "./items";

/** Of the rules below: another version for another rule, so that a stored score says by which it was worked out. */
export const scoreVersion = 1;

export const partNames = ["must", "wishes", "evidence", "fresh", "free"] as const;
export type PartName = (typeof partNames)[number];
/** `got` of at most `most`, whole points. */
export type Part = { name: PartName; got: number; most: number };

/** What would add `gain` points: a coach's word, a value that fits, a new measure, a word on being free. */
export type Raise = { kind: "confirm" | "value" | "again" | "free"; key: string | null; gain: number };

/** `met` and `unmet`: the attributes that are asked and fit whole, or do not. */
export type Score = { score: number; parts: Part[]; raises: Raise[]; met: string[]; unmet: string[] };

export const weights: Record<PartName, number> = { must: 40, wishes: 25, evidence: 20, fresh: 5, free: 10 };
export const backedBy: Record<Grade, number> = { self: 0.4, coach: 0.8, event: 0.9, federation: 1 };
const mostRaises = 4;

/**
 * How well a player who meets all that must hold fits a need, from 0 to 100: the sum of its parts. A better attribute never
 * lowers it. What is not asked leaves its weight to what is.
 */
export function scoreOf(search: Search, player: Scored): Score {
  const items = itemsOf(search, player);
  const free = freedom(player.availability);
  const parts = partsOf(items, free);
  const score = sum(parts);
  const requestedItems = items.filter(({ kind }) => kind !== "looked");
  return {
    score,
    parts,
    raises: raisesOf(items, player, (changed, then) => sum(partsOf(changed, then)) - score, free),
    met: requestedItems.filter(({ met }) => met === 1).map(({ key }) => key),
    unmet: requestedItems.filter(({ met }) => met < 1).map(({ key }) => key),
  };
}

/** The score alone, for whoever may not be kept. */
export const pointsOf = (search: Search, player: Scored): number =>
  sum(partsOf(itemsOf(search, player), freedom(player.availability)));

/** Which attributes a score is still to be made of: who claims nothing of them has `sure` at the most, besides being free. */
export type Open = { sure: number; wished: string[]; backed: string[]; tested: string[] };

/** What is asked is the same of everybody who is grown, and of everybody who still grows. */
export function openIn(search: Search, grows: boolean): Open {
  const items = itemsOf(search, { claims: {}, availability: { state: "unsaid", stale: true }, grows });
  const of = (counts: (one: Item) => boolean) => items.filter(counts).map(({ key }) => key);
  const open = {
    wished: of(({ kind }) => kind === "wish"),
    backed: of(({ grade }) => grade !== null),
    tested: of(({ fresh }) => fresh !== null),
  };
  const asked = { wishes: open.wished, evidence: open.backed, fresh: open.tested };
  const sure = total(partNames, (name) => {
    if (name === "must") return weights.must;
    return name !== "free" && asked[name].length === 0 ? weights[name] : 0;
  });
  return { ...open, sure };
}

function partsOf(items: readonly Item[], free: number): Part[] {
  const musts = items.filter(({ kind }) => kind === "must");
  const optionalItems = items.filter(({ kind }) => kind === "wish");
  const backed = items.filter(({ grade }) => grade !== null);
  const tests = items.filter(({ fresh }) => fresh !== null);
  const shares: Record<PartName, number | null> = {
    // That all else holds is one more thing that must.
    must: (1 + total(musts, ({ met }) => met)) / (1 + musts.length),
    wishes: mean(optionalItems, ({ met }) => met),
    evidence: mean(backed, ({ met, grade }) => (met > 0 && grade ? backedBy[grade] : 0)),
    fresh: mean(tests, ({ met, fresh }) => (met > 0 && fresh ? 1 : 0)),
    free,
  };
  const unasked = partNames.filter((name) => shares[name] === null).reduce((all, name) => all + weights[name], 0);
  return partNames.flatMap((name) => {
    const share = shares[name];
    const most = weights[name] + (name === "must" ? unasked : 0);
    return share === null ? [] : { name, most, got: Math.round(share * most) };
  });
}

/** Free, and said lately; unsaid or bound is not held against anybody as a no is. */
export function freedom({ state, stale }: Scored["availability"]): number {
  if (state === "free") return stale ? 0.7 : 1;
  return state === "unsaid" || state === "bound" ? 0.4 : 0;
}

type Gain = (items: readonly Item[], free: number) => number;

function raisesOf(items: readonly Item[], { availability }: Scored, gain: Gain, free: number): Raise[] {
  const changed = (item: Item, over: Partial<Item>) =>
    gain(
      items.map((one) => (one === item ? { ...one, ...over } : one)),
      free,
    );
  const raises = items.flatMap((item): Raise[] => {
    const { key, met, grade, fresh } = item;
    return [
      ...(met < 1 ? [{ kind: "value", key, gain: changed(item, { met: 1 }) } as const] : []),
      ...(met > 0 && grade === "self"
        ? [{ kind: "confirm", key, gain: changed(item, { grade: "coach" }) } as const]
        : []),
      ...(met > 0 && fresh === false ? [{ kind: "again", key, gain: changed(item, { fresh: true }) } as const] : []),
    ];
  });
  // To be free is said by who is; who is bound or taken is not asked to say otherwise.
  const unsaid = availability.state === "unsaid" || (availability.state === "free" && availability.stale);
  const all = unsaid ? [...raises, { kind: "free", key: null, gain: gain(items, 1) } as const] : raises;
  return all
    .filter((one) => one.gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, mostRaises);
}

const total = <Of>(list: readonly Of[], of: (one: Of) => number) => list.reduce((all, one) => all + of(one), 0);
const mean = <Of>(list: readonly Of[], of: (one: Of) => number) =>
  list.length === 0 ? null : total(list, of) / list.length;
const sum = (parts: readonly Part[]) => total(parts, ({ got }) => got);
