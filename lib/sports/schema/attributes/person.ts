import { countries } from "@/lib/platform/i18n/countries";
import { attributeFactories } from "../attribute";
import { combatSports } from "../combat-sports";
import { sportSlugs } from "../sports";
import { languageLevels, spokenLanguages } from "./languages";

const next = attributeFactories(sportSlugs, { perSport: false, group: "next" });
const path = attributeFactories(sportSlugs, { perSport: false, group: "path" });

export const person = [
  next.day("available_from", [0, 24]),
  next.choice("contract_status", ["free", "contract", "loan", "trial", "amateur_licence", "academy"], {
    minors: "never",
  }),
  next.month("contract_end", [-1, 72], { minors: "never", source: "FIFA RSTP 18 in law-firm notes" }),
  next.choices(
    "looking_for",
    ["trial", "transfer", "loan", "first_contract", "dual_career", "university", "amateur_club", "academy", "bouts"],
    { minorChoices: ["academy", "amateur_club", "university"], choiceSports: { bouts: combatSports } },
  ),
  next.choice("willing_to_move", ["no", "region", "country", "continent", "anywhere"], {
    minorChoices: ["no", "region", "country", "continent"],
    choiceFrom: { country: 16, continent: 16 },
  }),
  next.measure(
    "travel_radius_km",
    "km",
    { under12: [0, 100], from12: [0, 100], from15: [0, 100], adult: [0, 300] },
    { direction: "up" },
  ),
  next.day("playable_from", [0, 12], { minors: "never", scores: false }),
  next.choice("pay_wish", ["to_500", "to_1500", "to_3000", "to_6000", "over_6000"], { minors: "never", scores: false }),
  next.choice("representation", ["none", "licensed_agent", "family", "self"], { minors: "never", scores: false }),

  path.record(
    "languages",
    6,
    [
      { name: "language", type: "choice", choices: spokenLanguages, words: "intl:language", required: true },
      { name: "level", type: "choice", choices: languageLevels, words: "cefr", required: true },
    ],
    { ask: "reasoned" },
  ),
  path.choice(
    "education_level",
    ["lower_secondary", "upper_secondary", "vocational", "bachelor", "master", "doctorate"],
    { minors: "never", ask: "reasoned", scores: false },
  ),
  path.yesNo("studying", { minors: "never", ask: "reasoned", scores: false }),
  path.measure("graduation_year", "year", [1980, 2045], { ask: "reasoned", scores: false }),
  path.choices("nationalities", countries, { words: "intl:country", ask: "never", scores: false }),
];
