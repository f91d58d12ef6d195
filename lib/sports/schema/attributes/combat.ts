import { attributeFactories, type RecordField } from "../attribute";
import type { CombatSport } from "../combat-sports";
import { classesOf, youthClassesOf } from "../weight-classes";

const fights = (name: string): RecordField => ({
  name,
  type: "number",
  range: [0, 500],
  counted: true,
});

/** Attributes common to all combat sports; walking weight, weight cuts and reasons for stopped bouts are excluded for health reasons. */
export function combat(sport: CombatSport, rulesets: readonly string[]) {
  const factories = attributeFactories([sport], { perSport: true, group: "play" });
  return [
    factories.choice("weight_class", classesOf(sport), {
      words: "class",
      accessLevel: "card",
      minorChoices: youthClassesOf(sport),
    }),
    factories.choices("classes_open", classesOf(sport), { words: "class", minorChoices: youthClassesOf(sport) }),
    factories.choices("ruleset", rulesets),
    factories.record(
      "fight_record",
      2,
      [
        { name: "status", type: "choice", choices: ["amateur", "professional"], words: "fight_status", required: true },
        fights("wins"),
        fights("losses"),
        fights("draws"),
        fights("noContest"),
      ],
      { group: "season" },
    ),
    factories.figure("finish_pct", [0, 100], "up"),
    factories.figure("bouts_12m", [0, 60], "neutral"),
    factories.record(
      "ranking",
      3,
      [
        { name: "list", type: "text", most: 60, required: true },
        { name: "place", type: "number", range: [1, 2000], required: true },
        { name: "points", type: "number", range: [0, 100_000] },
      ],
      { group: "season" },
    ),
    factories.measure("notice_days", "day", [1, 120], { group: "next", direction: "down" }),
  ];
}
