import { attributeFactories } from "../attribute";
import { matchesOf } from "./team";

const { test, figure, choice, choices, measure } = attributeFactories(["rugby"], { perSport: true, group: "play" });

export const rugby = [
  choices("code", ["fifteen", "sevens", "league"]),
  measure("jersey", "count", [1, 23], { accessLevel: "identity", ask: "never", scores: false }),
  choice("front_row", ["loosehead", "tighthead", "both", "hooker"], { positions: ["prop", "hooker"] }),
  choices("lineout_role", ["thrower", "jumper_front", "jumper_middle", "jumper_back", "lifter"], {
    positions: ["prop", "hooker", "lock", "flanker", "number-eight"],
  }),
  choice("kicking_foot", ["right", "left", "both"], { words: "foot" }),
  test("kick_distance_m", "m", [20, 75], "up"),
  ...matchesOf("rugby"),
  figure("goal_kick_pct", [0, 100], "up"),
  figure("tries", [0, 40], "up"),
  figure("carries", [0, 400], "up"),
  figure("metres", [0, 3000], "up", { unit: "m" }),
  figure("tackles", [0, 400], "up"),
  figure("tackle_pct", [30, 100], "up"),
  figure("turnovers_won", [0, 60], "up"),
  figure("lineouts_won", [0, 150], "up"),
  figure("yellow", [0, 25], "down"),
  figure("red", [0, 6], "down"),
];
