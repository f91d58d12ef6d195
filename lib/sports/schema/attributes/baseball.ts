import { attributeFactories } from "../attribute";

const { test, figure, choice, choices } = attributeFactories(["baseball"], { perSport: true, group: "play" });
const average = { decimals: 3 } as const;
const pitcher = { positions: ["pitcher"] } as const;

export const baseball = [
  choice("throws", ["right", "left", "both"], { words: "laterality" }),
  choice("bats", ["right", "left", "switch"]),
  choices(
    "pitch_types",
    ["four_seam", "sinker", "cutter", "slider", "sweeper", "curve", "change_up", "splitter", "knuckle"],
    pitcher,
  ),
  test("fastball", "km_h", [60, 172], "up", pitcher),
  test("arm_speed", "km_h", [60, 170], "up"),
  test("exit_velocity", "km_h", [60, 200], "up"),
  test("pop_time", "s", [1.7, 2.9], "down", { positions: ["catcher"] }),
  test("home_to_first", "s", [3.6, 5.6], "down"),
  test("sprint_speed", "m_s", [6, 9.5], "up"),
  test("spin_rate", "rpm", [1000, 3400], "neutral", pitcher),
  figure("matches", [0, 170], "neutral"),
  figure("bat_avg", [0, 0.6], "up", average),
  figure("obp", [0, 0.7], "up", average),
  figure("slg", [0, 1.2], "up", average),
  figure("home_runs", [0, 70], "up"),
  figure("stolen_bases", [0, 120], "up"),
  figure("k_pct", [0, 60], "down"),
  figure("era", [0, 25], "down", { ...pitcher, decimals: 2 }),
  figure("whip", [0, 5], "down", { ...pitcher, decimals: 2 }),
  figure("k9", [0, 20], "up", { ...pitcher, decimals: 1 }),
  figure("bb9", [0, 15], "down", { ...pitcher, decimals: 1 }),
  figure("innings", [0, 250], "neutral", { ...pitcher, decimals: 1 }),
];
