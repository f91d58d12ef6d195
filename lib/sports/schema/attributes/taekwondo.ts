import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { test, figure, choice, record } = attributeFactories(["taekwondo"], { perSport: true, group: "play" });

export const taekwondo = [
  ...combat("taekwondo", ["kyorugi", "poomsae", "freestyle_poomsae"]),
  choice("lead_leg", ["right", "left", "switch"]),
  record("belt", 1, [
    { name: "belt", type: "choice", choices: ["white", "yellow", "green", "blue", "red", "black"], words: "belt" },
    { name: "gup", type: "number", range: [1, 10] },
    { name: "dan", type: "number", range: [1, 9] },
  ]),
  test("kicks_5x10", "count", [40, 150], "up", { source: "Kinesiology journal, 115 men, 70 women" }),
  figure("head_kick_pct", [0, 100], "up"),
  figure("points_round", [0, 40], "up", { decimals: 1 }),
  figure("penalties_round", [0, 5], "down", { decimals: 1 }),
];
