import { attributeFactories } from "../attribute";
import { matchesOf } from "./team";

const { test, figure } = attributeFactories(["basketball"], { perSport: true, group: "play" });
const perGame = { decimals: 1 } as const;

export const basketball = [
  test("lane_agility", "s", [9.5, 15], "down"),
  test("sprint_3q", "s", [2.9, 4.6], "down"),
  test("bench_reps_185", "count", [0, 40], "up", { minors: { from: 16 }, source: "LPS Athletic" }),
  ...matchesOf("basketball"),
  figure("points_pg", [0, 60], "up", perGame),
  figure("rebounds_pg", [0, 30], "up", perGame),
  figure("assists_pg", [0, 20], "up", perGame),
  figure("steals_pg", [0, 8], "up", perGame),
  figure("blocks_pg", [0, 8], "up", perGame),
  figure("turnovers_pg", [0, 10], "down", perGame),
  figure("fg_pct", [0, 100], "up"),
  figure("three_pct", [0, 100], "up"),
  figure("ft_pct", [0, 100], "up"),
  figure("efficiency", [-15, 60], "up", perGame),
];
