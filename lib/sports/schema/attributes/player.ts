import { countries } from "@/lib/platform/i18n/countries";
import { attributeFactories, type RecordField } from "../attribute";
import { sportSlugs } from "../sports";

const play = attributeFactories(sportSlugs, { perSport: true, group: "play" });
const season = attributeFactories(sportSlugs, { perSport: true, group: "season" });
const path = attributeFactories(sportSlugs, { perSport: true, group: "path" });

const country: RecordField = {
  name: "country",
  type: "choice",
  choices: countries,
  words: "intl:country",
  required: true,
};
const category: RecordField = {
  name: "category",
  type: "choice",
  choices: ["men", "women", "open"],
  words: "competition_category",
};
const tier: RecordField = { name: "tier", type: "number", range: [1, 12] };
const ageGroup: RecordField = {
  name: "ageGroup",
  type: "choice",
  choices: ["senior", "u23", "u21", "u20", "u19", "u18", "u17", "u16", "u15", "masters"],
  words: "age_category",
};
const year = (name: string, required?: true): RecordField => ({
  name,
  type: "number",
  range: [1960, 2045],
  ...(required && { required }),
});

export const player = [
  // The first row is the main position, which the profile holds too; `side` and `role` are listed in positions.ts.
  play.record("positions", 3, [
    { name: "position", type: "choice", choices: [], words: "position", required: true },
    { name: "side", type: "choice", choices: [], words: "side" },
    { name: "role", type: "choice", choices: [], words: "role" },
  ]),
  play.measure("years_in_sport", "year", [0, 45], { direction: "up", scores: false }),

  season.record("season", 1, [
    { name: "year", type: "number", range: [1960, 2045], required: true },
    { name: "competition", type: "text", most: 80 },
  ]),

  path.record("division", 1, [
    country,
    { name: "competition", type: "text", most: 80, required: true },
    tier,
    category,
  ]),
  path.record("highest_level", 1, [country, tier, category, year("season")]),
  path.record("national_team", 2, [country, ageGroup, { name: "caps", type: "number", range: [0, 250] }]),
  path.choices("eligibility", ["eu_eea", "agreement_country", "work_permit", "locally_trained", "jiff", "selectable"], {
    ask: "reasoned",
    minorChoices: ["locally_trained"],
    choiceSports: { jiff: ["rugby"] },
  }),
  path.record("locally_trained", 4, [country, year("from", true), year("to", true)], { ask: "reasoned" }),
  path.record(
    "licence",
    1,
    [
      { name: "federation", type: "text", most: 80, required: true },
      { name: "validUntil", type: "number", range: [2020, 2045] },
    ],
    { scores: false },
  ),
  path.record("licence_number", 1, [{ name: "number", type: "text", most: 40, required: true }], {
    accessLevel: "identity",
    ask: "never",
    scores: false,
  }),
  path.record("titles", 10, [
    { name: "title", type: "text", most: 60, required: true },
    { name: "competition", type: "text", most: 80 },
    year("year"),
  ]),
];
