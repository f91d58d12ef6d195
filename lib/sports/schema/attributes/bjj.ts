import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { figure, choices, record } = attributeFactories(["bjj"], { perSport: true, group: "play" });

const belts = ["white", "grey", "yellow", "orange", "green", "blue", "purple", "brown", "black"];

export const bjj = [
  ...combat("bjj", ["ibjjf", "adcc", "submission_only"]),
  record("belt", 1, [
    { name: "belt", type: "choice", choices: belts, words: "belt", required: true },
    { name: "degree", type: "number", range: [0, 10] },
  ]),
  choices("attire", ["gi", "no_gi"]),
  choices("grappling_game", ["guard", "half_guard", "passing", "leg_locks", "takedowns"]),
  record(
    "medals",
    6,
    [
      { name: "event", type: "text", most: 80, required: true },
      { name: "place", type: "number", range: [1, 3], required: true },
      { name: "year", type: "number", range: [1990, 2045] },
    ],
    { group: "season" },
  ),
  figure("submission_pct", [0, 100], "up"),
];
