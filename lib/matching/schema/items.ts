import type { Attribute } from "@/lib/measurements/schema/attribute";
import { attributeOf, isTest } from "@/lib/measurements/schema/catalogue";
import { type Grade, grades } from "@/lib/measurements/schema/grade";
import type { Availability } from "@/lib/measurements/schema/standing";
import { columnsOf } from "@/lib/search/schema/columns";
import type { Condition } from "@/lib/search/schema/condition";
import type { Search } from "@/lib/search/schema/search";
import { type HeldClaim, meets } from "./meets";

/** All that a score may know of a player: nothing of age, nationality, origin, health or gender. `grows`: their body is not looked at. */
export type Scored = {
  claims: Readonly<Record<string, HeldClaim>>;
  availability: Pick<Availability, "state" | "stale">;
  grows: boolean;
};

/** One attribute that counts: what must hold, what is wished, or what is looked at first in its sport; `met` from 0 to 1. */
export type Item = {
  key: string;
  kind: "must" | "wish" | "looked";
  met: number;
  grade: Grade | null;
  fresh: boolean | null;
};

/** What of a player counts for this need. */
export function itemsOf(search: Search, player: Scored): Item[] {
  const conditionItems = (search.conditions ?? []).flatMap((condition) => itemFor(search, condition, player));
  if (conditionItems.some(isBacked)) return conditionItems;
  // Nothing is asked that somebody could stand behind: what is looked at first counts for its evidence.
  const looked = columnsOf(search.sport, "profile").filter((one) => counts(one, player) && canBeBacked(one));
  return [
    ...conditionItems,
    ...looked.filter(({ key }) => !conditionItems.some((one) => one.key === key)).map((one) => lookedAt(one, player)),
  ];
}

/** Whether somebody could stand behind it. */
export const isBacked = ({ grade, fresh }: Item) => grade !== null || fresh !== null;

/** Which attributes a need reads of a player. */
export const attributesRead = ({ sport, conditions = [] }: Search): string[] => [
  ...new Set([...conditions.map(({ key }) => key), ...columnsOf(sport, "profile").map(({ key }) => key)]),
];

function itemFor({ sport }: Search, condition: Condition, player: Scored): Item[] {
  const attribute = sport && attributeOf(sport, condition.key);
  if (!attribute || !counts(attribute, player)) return [];
  const kind = condition.wish ? "wish" : "must";
  if (attribute.key === "available_from") return [];
  const claim = player.claims[attribute.key];
  return [{ key: attribute.key, kind, met: metBy(condition, attribute, claim), ...backing(attribute, claim) }];
}

/** Some attributes count only on the word of somebody else. */
function metBy(condition: Condition, attribute: Attribute, claim: HeldClaim | undefined): number {
  if (attribute.scores === "coach" && claim?.grade === "self") return 0;
  return meets(condition, attribute, claim);
}

const lookedAt = (attribute: Attribute, { claims }: Scored): Item => {
  const claim = claims[attribute.key];
  return { key: attribute.key, kind: "looked", met: claim ? 1 : 0, ...backing(attribute, claim) };
};

function backing(attribute: Attribute, claim: HeldClaim | undefined): Pick<Item, "grade" | "fresh"> {
  return {
    grade: canBeBacked(attribute) ? (claim?.grade ?? grades[0] ?? null) : null,
    fresh: isTest(attribute) ? (claim?.fresh ?? false) : null,
  };
}

/** What a player wants next, nobody else stands behind. */
const canBeBacked = ({ group }: Attribute) => group !== "next";

const counts = (attribute: Attribute, { grows }: Scored) =>
  attribute.scores !== false &&
  attribute.ask !== "never" &&
  (!grows || (attribute.group !== "body" && attribute.minors === "same"));
