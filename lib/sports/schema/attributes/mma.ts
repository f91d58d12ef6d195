import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { figure, choices, record } = attributeFactories(["mma"], { perSport: true, group: "play" });
const rate = { decimals: 1 } as const;

export const mma = [
  ...combat("mma", ["unified_professional", "unified_amateur", "grappling_only"]),
  choices("base_style", ["wrestling", "bjj", "boxing", "kickboxing", "judo", "sambo", "karate"]),
  record(
    "win_split",
    1,
    (["knockouts", "submissions", "decisions"] as const).map((name) => ({ name, type: "number", range: [0, 500] })),
    { group: "season" },
  ),
  figure("strikes_min", [0, 15], "up", rate),
  figure("strike_pct", [10, 90], "up"),
  figure("strikes_absorbed_min", [0, 15], "down", rate),
  figure("takedowns_15", [0, 15], "up", rate),
  figure("takedown_pct", [0, 100], "up"),
  figure("takedown_def_pct", [0, 100], "up"),
  figure("submissions_15", [0, 8], "up", rate),
];
