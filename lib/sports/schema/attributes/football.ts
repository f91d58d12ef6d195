import { attributeFactories } from "../attribute";
import { matchesOf } from "./team";

const { test, figure, choices } = attributeFactories(["football"], { perSport: true, group: "play" });

const keeper = ["goalkeeper"];

export const football = [
  choices("set_pieces", ["corners_right", "corners_left", "free_kicks", "penalties", "long_throws"]),
  choices("systems", ["back_three", "back_four", "pressing"]),
  choices("distribution", ["short", "long", "by_hand"], { positions: keeper }),
  test("throw_in_m", "m", [10, 50], "up"),
  ...matchesOf("football"),
  figure("goals", [0, 70], "up"),
  figure("assists", [0, 40], "up"),
  figure("key_passes_90", [0, 8], "up", { decimals: 1 }),
  figure("pass_pct", [30, 100], "up"),
  figure("duels_pct", [10, 90], "up"),
  figure("aerial_pct", [5, 95], "up"),
  figure("ball_wins_90", [0, 20], "up", { decimals: 1 }),
  figure("dribbles_90", [0, 12], "up", { decimals: 1 }),
  figure("crosses_90", [0, 15], "neutral", { decimals: 1 }),
  figure("yellow", [0, 25], "down"),
  figure("red", [0, 6], "down"),
  figure("clean_sheets", [0, 40], "up", { positions: keeper }),
  figure("save_pct", [30, 95], "up", { positions: keeper }),
  figure("conceded_90", [0, 6], "down", { decimals: 1, positions: keeper }),
];
