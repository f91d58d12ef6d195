import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { test, figure, choice } = attributeFactories(["wrestling"], { perSport: true, group: "play" });

export const wrestling = [
  ...combat("wrestling", ["freestyle", "greco_roman", "womens", "beach", "folkstyle"]),
  choice("par_terre", ["on_top", "on_bottom", "both"]),
  test("swft_throws", "count", [10, 60], "up", { source: "Appl Sci 2024 for the protocol" }),
  test("rope_climb", "s", [3.5, 40], "down"),
  figure("points_bout", [0, 20], "up", { decimals: 1 }),
  figure("pin_pct", [0, 100], "up"),
  figure("takedown_pct", [0, 100], "up"),
];
