import type { Grade } from "@/lib/measurements/schema/grade";
import type { Search } from "@/lib/search/schema/search";
import { type Item, itemsOf, type Scored } from "./items";

/** Increment when the scoring rules change; stored scores keep their version. */
export const scoreVersion = 1;

export const partNames = ["must", "optional", "evidence", "fresh", "free"] as const;
export type PartName = (typeof partNames)[number];
export type Part = { name: PartName; got: number; most: number };

/** What would add `gain` points: a coach's confirmation, a fitting value, a new measurement, or confirmed availability. */
export type Raise = { kind: "confirm" | "value" | "again" | "free"; key: string | null; gain: number };

export type Score = { score: number; parts: Part[]; raises: Raise[]; met: string[]; unmet: string[] };

export const weights: Record<PartName, number> = { must: 40, optional: 25, evidence: 20, fresh: 5, free: 10 };
export const backedBy: Record<Grade, number> = { self: 0.4, coach: 0.8, event: 0.9, federation: 1 };
const mostRaises = 4;

/** How well a player who meets the required conditions fits, from 0 to 100. Improving an attribute never lowers the score; the weights of parts without items go to `must`. */
export function scoreOf(search: Search, player: Scored): Score {
  const items = itemsOf(search, player);
  const free = freedom(player.availability);
  const parts = partsOf(items, free);
  const score = sum(parts);
  const requestedItems = items.filter(({ kind }) => kind !== "looked");
  return {
    score,
    parts,
    raises: raisesOf(items, player, (changedItems, freeAfter) => sum(partsOf(changedItems, freeAfter)) - score, free),
    met: requestedItems.filter(({ met }) => met === 1).map(({ key }) => key),
    unmet: requestedItems.filter(({ met }) => met < 1).map(({ key }) => key),
  };
}

export const pointsOf = (search: Search, player: Scored): number =>
  sum(partsOf(itemsOf(search, player), freedom(player.availability)));

/** The attributes that can still add points; without any claims a score is at most `sure` plus availability. */
export type Open = { sure: number; optional: string[]; backed: string[]; tested: string[] };

export function openIn(search: Search, grows: boolean): Open {
  const items = itemsOf(search, { claims: {}, availability: { state: "unsaid", stale: true }, grows });
  const keysOf = (counts: (item: Item) => boolean) => items.filter(counts).map(({ key }) => key);
  const openKeys = {
    optional: keysOf(({ kind }) => kind === "optional"),
    backed: keysOf(({ grade }) => grade !== null),
    tested: keysOf(({ fresh }) => fresh !== null),
  };
  const keysByPart = { optional: openKeys.optional, evidence: openKeys.backed, fresh: openKeys.tested };
  const certain = total(partNames, (name) => {
    if (name === "must") return weights.must;
    return name !== "free" && keysByPart[name].length === 0 ? weights[name] : 0;
  });
  return { ...openKeys, sure: certain };
}

function partsOf(items: readonly Item[], free: number): Part[] {
  const musts = items.filter(({ kind }) => kind === "must");
  const optionalItems = items.filter(({ kind }) => kind === "optional");
  const backed = items.filter(({ grade }) => grade !== null);
  const tests = items.filter(({ fresh }) => fresh !== null);
  const shares: Record<PartName, number | null> = {
    // The filter that the player already passed counts as one more required condition.
    must: (1 + total(musts, ({ met }) => met)) / (1 + musts.length),
    optional: mean(optionalItems, ({ met }) => met),
    evidence: mean(backed, ({ met, grade }) => (met > 0 && grade ? backedBy[grade] : 0)),
    fresh: mean(tests, ({ met, fresh }) => (met > 0 && fresh ? 1 : 0)),
    free,
  };
  const unusedWeight = partNames
    .filter((name) => shares[name] === null)
    .reduce((subtotal, name) => subtotal + weights[name], 0);
  return partNames.flatMap((name) => {
    const share = shares[name];
    const most = weights[name] + (name === "must" ? unusedWeight : 0);
    return share === null ? [] : { name, most, got: Math.round(share * most) };
  });
}

/** From 0 to 1; unknown or bound counts less than free but more than unavailable. */
export function freedom({ state, stale }: Scored["availability"]): number {
  if (state === "free") return stale ? 0.7 : 1;
  return state === "unsaid" || state === "bound" ? 0.4 : 0;
}

type Gain = (items: readonly Item[], free: number) => number;

function raisesOf(items: readonly Item[], { availability }: Scored, gain: Gain, free: number): Raise[] {
  const gainWith = (item: Item, change: Partial<Item>) =>
    gain(
      items.map((other) => (other === item ? { ...other, ...change } : other)),
      free,
    );
  const raises = items.flatMap((item): Raise[] => {
    const { key, met, grade, fresh } = item;
    return [
      ...(met < 1 ? [{ kind: "value", key, gain: gainWith(item, { met: 1 }) } as const] : []),
      ...(met > 0 && grade === "self"
        ? [{ kind: "confirm", key, gain: gainWith(item, { grade: "coach" }) } as const]
        : []),
      ...(met > 0 && fresh === false ? [{ kind: "again", key, gain: gainWith(item, { fresh: true }) } as const] : []),
    ];
  });
  const canConfirmFree = availability.state === "unsaid" || (availability.state === "free" && availability.stale);
  const allRaises = canConfirmFree ? [...raises, { kind: "free", key: null, gain: gain(items, 1) } as const] : raises;
  return allRaises
    .filter((raise) => raise.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostRaises);
}

const total = <T>(list: readonly T[], toNumber: (entry: T) => number) =>
  list.reduce((subtotal, entry) => subtotal + toNumber(entry), 0);
const mean = <T>(list: readonly T[], toNumber: (entry: T) => number) =>
  list.length === 0 ? null : total(list, toNumber) / list.length;
const sum = (parts: readonly Part[]) => total(parts, ({ got }) => got);
