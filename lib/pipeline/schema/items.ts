import { type Grade, grades } from "@/lib/measurements/schema/grade";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import { columnsOf } from "@/lib/search/schema/columns";
import type { Condition } from "@/lib/search/schema/condition";
import type { Search } from "@/lib/search/schema/search";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { attributeOf, isTest } from "@/lib/sports/schema/catalogue";
import { type HeldClaim, meets } from "./meets";

/** All that a score may know of a player: no age, nationality, origin, health or gender. `grows` leaves out body measures. */
export type Scored = {
  claims: Readonly<Record<string, HeldClaim>>;
  availability: Pick<Availability, "state" | "stale">;
  grows: boolean;
};

export type Item = {
  key: string;
  kind: "must" | "optional" | "looked";
  met: number;
  grade: Grade | null;
  fresh: boolean | null;
};

export function itemsOf(search: Search, player: Scored): Item[] {
  const conditionItems = (search.conditions ?? []).flatMap((condition) => itemFor(search, condition, player));
  if (conditionItems.some(isBacked)) return conditionItems;
  // Without a condition that can have evidence, the sport's profile attributes count for theirs.
  const profileAttributes = columnsOf(search.sport, "profile").filter(
    (attribute) => isCounted(attribute, player) && canBeBacked(attribute),
  );
  return [
    ...conditionItems,
    ...profileAttributes
      .filter(({ key }) => !conditionItems.some((entry) => entry.key === key))
      .map((entry) => profileItem(entry, player)),
  ];
}

export const isBacked = ({ grade, fresh }: Item) => grade !== null || fresh !== null;

export const attributesRead = ({ sport, conditions = [] }: Search): string[] => [
  ...new Set([...conditions.map(({ key }) => key), ...columnsOf(sport, "profile").map(({ key }) => key)]),
];

function itemFor({ sport }: Search, condition: Condition, player: Scored): Item[] {
  const attribute = sport && attributeOf(sport, condition.key);
  if (!attribute || !isCounted(attribute, player)) return [];
  const kind = condition.optional ? "optional" : "must";
  if (attribute.key === "available_from") return [];
  const claim = player.claims[attribute.key];
  return [{ key: attribute.key, kind, met: metShare(condition, attribute, claim), ...evidenceOf(attribute, claim) }];
}

function metShare(condition: Condition, attribute: Attribute, claim: HeldClaim | undefined): number {
  if (attribute.scores === "coach" && claim?.grade === "self") return 0;
  return meets(condition, attribute, claim);
}

const profileItem = (attribute: Attribute, { claims }: Scored): Item => {
  const claim = claims[attribute.key];
  return { key: attribute.key, kind: "looked", met: claim ? 1 : 0, ...evidenceOf(attribute, claim) };
};

function evidenceOf(attribute: Attribute, claim: HeldClaim | undefined): Pick<Item, "grade" | "fresh"> {
  return {
    grade: canBeBacked(attribute) ? (claim?.grade ?? grades[0] ?? null) : null,
    fresh: isTest(attribute) ? (claim?.fresh ?? false) : null,
  };
}

const canBeBacked = ({ group }: Attribute) => group !== "next";

const isCounted = (attribute: Attribute, { grows }: Scored) =>
  attribute.scores !== false &&
  attribute.ask !== "never" &&
  (!grows || (attribute.group !== "body" && attribute.minors === "same"));
