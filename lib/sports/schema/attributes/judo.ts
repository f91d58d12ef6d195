import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { test, figure, choice, choices, record } = attributeFactories(["judo"], { perSport: true, group: "play" });

export const judo = [
  ...combat("judo", ["individual", "mixed_team", "club_team"]),
  choice("stance", ["right", "left", "both"], { words: "grip_side" }),
  record("belt", 1, [
    {
      name: "belt",
      type: "choice",
      choices: ["white", "yellow", "orange", "green", "blue", "brown", "black"],
      words: "belt",
    },
    { name: "kyu", type: "number", range: [1, 6] },
    { name: "dan", type: "number", range: [1, 10] },
  ]),
  choices("tokui_waza", [
    "seoi_nage",
    "uchi_mata",
    "osoto_gari",
    "ouchi_gari",
    "kouchi_gari",
    "harai_goshi",
    "tai_otoshi",
    "de_ashi_barai",
    "tomoe_nage",
    "sumi_gaeshi",
    "ura_nage",
  ]),
  choices("groundwork", ["osaekomi", "kansetsu", "shime", "turnovers"]),
  test("sjft_throws", "count", [8, 40], "up", { source: "Archives of Budo 2009" }),
  test("gi_pullups", "count", [0, 45], "up", { source: "J Exerc Rehabil 2018" }),
  figure("ippon_pct", [0, 100], "up"),
  figure("shido_bout", [0, 3], "down", { decimals: 1 }),
];
