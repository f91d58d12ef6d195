import type { Attribute } from "@/lib/sports/schema/attribute";
import { combatSports } from "@/lib/sports/schema/combat-sports";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { type SearchAccessLevel, searchable } from "../policy";

const combatKeys = ["stance", "reach_cm"];

const defaultKeys: Partial<Record<SportSlug, readonly string[]>> = {
  football: ["strong_foot", "height_cm", "sprint_30m"],
  basketball: ["strong_hand", "height_cm", "vertical_jump"],
  "american-football": ["height_cm", "weight_kg", "dash_40yd"],
  baseball: ["bats", "height_cm", "dash_60yd"],
  cricket: ["bats", "bowling_type", "sprint_20m"],
  handball: ["strong_hand", "height_cm", "sprint_20m"],
  rugby: ["height_cm", "weight_kg", "bronco"],
  ...Object.fromEntries(combatSports.map((sport) => [sport, ["weight_class", ...combatKeys, "grip"]])),
};

const MAX_COLUMNS = 3;

export function columnsOf(sport: SportSlug | undefined, accessLevel: SearchAccessLevel): readonly Attribute[] {
  const searchableAttributes = searchable(sport, accessLevel);
  const wantedKeys = sport ? (defaultKeys[sport] ?? []) : ["height_cm"];
  return wantedKeys
    .flatMap((key) => searchableAttributes.find((attribute) => attribute.key === key) ?? [])
    .slice(0, MAX_COLUMNS);
}
