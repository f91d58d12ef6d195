import type { Attribute } from "@/lib/measurements/schema/attribute";
import { combatSports } from "@/lib/measurements/schema/combat-sports";
import type { SportSlug } from "@/lib/sports/schema";
import { type Reach, searchable } from "../policy";

const fought = ["stance", "reach_cm"];

/** What is looked at first of a player of this sport, one column each. */
const keys: Partial<Record<SportSlug, readonly string[]>> = {
  football: ["strong_foot", "height_cm", "sprint_30m"],
  basketball: ["strong_hand", "height_cm", "vertical_jump"],
  "american-football": ["height_cm", "weight_kg", "dash_40yd"],
  baseball: ["bats", "height_cm", "dash_60yd"],
  cricket: ["bats", "bowling_type", "sprint_20m"],
  handball: ["strong_hand", "height_cm", "sprint_20m"],
  rugby: ["height_cm", "weight_kg", "bronco"],
  ...Object.fromEntries(combatSports.map((sport) => [sport, ["weight_class", ...fought, "grip"]])),
};

const most = 3;

export function columnsOf(sport: SportSlug | undefined, reach: Reach): readonly Attribute[] {
  const searchableAttributes = searchable(sport, reach);
  const wanted = sport ? (keys[sport] ?? []) : ["height_cm"];
  return wanted.flatMap((key) => searchableAttributes.find((attribute) => attribute.key === key) ?? []).slice(0, most);
}
