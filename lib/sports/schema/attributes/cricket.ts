import { attributeFactories } from "../attribute";

const { test, figure, choice, choices } = attributeFactories(["cricket"], { perSport: true, group: "play" });

const bowler = { positions: ["fast-bowler", "spin-bowler", "all-rounder"] } as const;
const keeper = { positions: ["wicketkeeper"] } as const;

export const cricket = [
  choice("bats", ["right", "left"]),
  choice("bowling_arm", ["right", "left"], { words: "laterality" }),
  // Pace terms are ambiguous; only the measured speed counts.
  choice(
    "bowling_type",
    [
      "fast",
      "fast_medium",
      "medium_fast",
      "medium",
      "off_break",
      "leg_break",
      "left_arm_orthodox",
      "left_arm_wrist_spin",
    ],
    bowler,
  ),
  choices("formats", ["t20", "one_day", "multi_day", "the_hundred", "t10"]),
  test("bowling_speed", "km_h", [50, 162], "up", bowler),
  test("throw_speed", "km_h", [50, 150], "up"),
  test("run_three", "s", [8.3, 14], "down"),
  figure("matches", [0, 90], "neutral"),
  figure("runs", [0, 2500], "up"),
  figure("batting_average", [0, 120], "up", { decimals: 1 }),
  figure("strike_rate", [0, 260], "up", { decimals: 1 }),
  figure("fifties", [0, 30], "up"),
  figure("hundreds", [0, 20], "up"),
  figure("wickets", [0, 120], "up", bowler),
  figure("bowling_average", [5, 100], "down", { ...bowler, decimals: 1 }),
  figure("economy", [1, 16], "down", { ...bowler, decimals: 1 }),
  figure("catches", [0, 80], "up"),
  figure("stumpings", [0, 40], "up", keeper),
];
