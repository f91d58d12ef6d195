import { attributeFactories } from "../attribute";
import { combatSports } from "../combat-sports";
import { type SportSlug, sportSlugs } from "../sports";

const forAllSports = attributeFactories(sportSlugs, { perSport: false, group: "body" });
const forSports = (...sports: SportSlug[]) => attributeFactories(sports, { perSport: false, group: "body" });
/** Counts only against an explicit need, and is asked with a reason. */
const bodyDefaults = { ask: "reasoned", scores: false } as const;

export const bodies = [
  // The competition category entered, not a gender.
  forAllSports.choice("competition_category", ["men", "women", "open"], { scores: false }),
  forAllSports.measure(
    "height_cm",
    "cm",
    {
      under12: [95, 180],
      from12: { men: [125, 205], women: [125, 198] },
      from15: { men: [140, 220], women: [138, 210] },
      adult: { men: [145, 232], women: [138, 220] },
    },
    bodyDefaults,
  ),
  forAllSports.measure(
    "weight_kg",
    "kg",
    {
      under12: [14, 85],
      from12: { men: [24, 130], women: [24, 120] },
      from15: { men: [33, 165], women: [32, 140] },
      adult: { men: [42, 210], women: [36, 170] },
    },
    { ...bodyDefaults, minors: "owner" },
  ),
  forSports("basketball", "american-football", "handball").measure("wingspan_cm", "cm", [90, 262], bodyDefaults),
  forSports("basketball").measure("standing_reach_cm", "cm", [110, 336], bodyDefaults),
  attributeFactories(combatSports, { perSport: false, group: "body" }).measure(
    "reach_cm",
    "cm",
    {
      under12: [85, 190],
      from12: [110, 215],
      from15: [120, 225],
      adult: [120, 225],
    },
    bodyDefaults,
  ),
  forSports("basketball", "handball").measure("hand_width_cm", "cm", [14, 32], { ...bodyDefaults, direction: "up" }),
  forSports("basketball").measure("hand_length_cm", "cm", [14, 28], { ...bodyDefaults, direction: "up" }),
  forSports("american-football").measure("arm_length_cm", "cm", [65, 98], { ...bodyDefaults, direction: "up" }),
  forSports("american-football").measure("hand_size_cm", "cm", [17, 30], { ...bodyDefaults, direction: "up" }),
  forSports("taekwondo").measure("leg_length_cm", "cm", [55, 125], bodyDefaults),

  forSports("football").choice("strong_foot", ["right", "left", "both"], { group: "play", words: "foot" }),
  forSports("football").measure("weak_foot", "level", [1, 5], { group: "play", direction: "up", scores: "coach" }),
  forSports("basketball", "american-football", "handball").choice("strong_hand", ["right", "left", "both"], {
    group: "play",
    words: "laterality",
  }),
  forSports("boxing", "mma", "kickboxing").choice("stance", ["orthodox", "southpaw", "switch"], { group: "play" }),
];
