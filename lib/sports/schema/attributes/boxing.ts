import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { test, figure, choice } = attributeFactories(["boxing"], { perSport: true, group: "play" });

export const boxing = [
  ...combat("boxing", ["olympic_style", "professional", "assault"]),
  choice("scheduled_rounds", ["3", "4", "6", "8", "10", "12"], { words: "rounds", minors: "never" }),
  test("punch_force_n", "newton", [500, 6500], "up"),
  test("rope_1min", "count", [60, 260], "up"),
  figure("ko_pct", [0, 100], "up"),
  figure("rounds_boxed", [0, 800], "neutral"),
];
