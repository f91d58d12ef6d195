import { attributeFactories } from "../attribute";
import { matchesOf } from "./team";

const { test, figure, choice, choices } = attributeFactories(["handball"], { perSport: true, group: "play" });

const keeper = ["goalkeeper"];

export const handball = [
  choice("defence_role", ["outside", "half", "middle_block", "advanced"]),
  choices("specialist", ["seven_metre", "defence_only"]),
  test("throw_speed", "km_h", { men: [50, 140], women: [40, 115] }, "up", { source: "Int J Sports Med 2005" }),
  ...matchesOf("handball"),
  figure("goals", [0, 350], "up"),
  figure("shot_pct", [10, 95], "up"),
  figure("seven_m_pct", [0, 100], "up"),
  figure("assists", [0, 250], "up"),
  figure("steals", [0, 80], "up"),
  figure("blocks", [0, 80], "up"),
  figure("turnovers_pg", [0, 8], "down", { decimals: 1 }),
  figure("suspensions_2min", [0, 60], "down"),
  figure("save_pct", [5, 60], "up", { positions: keeper }),
];
