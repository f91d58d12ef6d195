import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { test, figure, choice, choices, record } = attributeFactories(["karate"], { perSport: true, group: "play" });

export const karate = [
  ...combat("karate", ["wkf", "full_contact", "point_karate"]),
  // Para classes are excluded, because they would reveal health data.
  choices("discipline", ["kata", "kumite", "team"]),
  choices("karate_style", ["shotokan", "shito_ryu", "goju_ryu", "wado_ryu", "full_contact"]),
  record("belt", 1, [
    {
      name: "belt",
      type: "choice",
      choices: ["white", "yellow", "orange", "green", "blue", "purple", "brown", "black"],
      words: "belt",
    },
    { name: "kyu", type: "number", range: [1, 10] },
    { name: "dan", type: "number", range: [1, 10] },
  ]),
  choice("guard_side", ["right", "left", "both"]),
  choices("kata_list", [
    "kanku_dai",
    "unsu",
    "gojushiho_sho",
    "gankaku",
    "suparinpei",
    "kururunfa",
    "anan",
    "nipaipo",
    "papuren",
    "chatanyara_kushanku",
  ]),
  test("triple_jump", "cm", [400, 1100], "up"),
  test("ksat", "s", [200, 1400], "up", { decimals: 0, source: "Asian J Sports Med 2015 for the protocol" }),
  figure("points_bout", [0, 12], "up", { decimals: 1 }),
  figure("conceded_bout", [0, 12], "down", { decimals: 1 }),
  figure("first_point_pct", [0, 100], "up"),
];
