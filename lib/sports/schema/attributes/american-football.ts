import { attributeFactories } from "../attribute";
import { matchesOf } from "./team";

const { test, figure, measure } = attributeFactories(["american-football"], { perSport: true, group: "play" });

const passer = ["quarterback"];
const runner = ["quarterback", "running-back", "wide-receiver"];
const receiver = ["running-back", "wide-receiver", "tight-end"];
const defender = ["defensive-line", "linebacker", "cornerback", "safety"];
const kicker = ["kicker"];

export const americanFootball = [
  test("bench_reps_225", "count", [0, 55], "up", { minors: { from: 16 }, source: "combine press" }),
  test("snap_time", "s", [0.5, 1.2], "down", { positions: ["offensive-line"] }),
  test("hang_time", "s", [2.5, 5.5], "up", { positions: kicker }),
  ...matchesOf("american-football"),
  figure("pass_yards", [0, 6500], "up", { unit: "yd", positions: passer }),
  figure("completion_pct", [0, 100], "up", { positions: passer }),
  figure("pass_td", [0, 70], "up", { positions: passer }),
  figure("interceptions_thrown", [0, 40], "down", { positions: passer }),
  figure("rush_yards", [0, 3000], "up", { unit: "yd", positions: runner }),
  figure("yards_per_carry", [-2, 15], "up", { unit: "yd", decimals: 1, positions: runner }),
  figure("receptions", [0, 160], "up", { positions: receiver }),
  figure("rec_yards", [0, 2500], "up", { unit: "yd", positions: receiver }),
  figure("tackles", [0, 220], "up", { positions: defender }),
  figure("sacks", [0, 30], "up", { decimals: 1, positions: defender }),
  figure("passes_defended", [0, 40], "up", { positions: defender }),
  figure("interceptions", [0, 15], "up", { positions: defender }),
  figure("field_goal_pct", [0, 100], "up", { positions: kicker }),
  figure("field_goal_long_m", [15, 65], "up", { unit: "m", positions: kicker }),
  figure("punt_avg_m", [20, 55], "up", { unit: "m", decimals: 1, positions: kicker }),
  measure("gpa", "count", [0, 4], { group: "path", direction: "up", decimals: 2, ask: "reasoned", scores: false }),
];
