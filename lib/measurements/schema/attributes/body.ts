import { type SportSlug, sportSlugs } from "@/lib/sports/schema";
import { attributeFactories } from "../attribute";
import { combatSports } from "../combat-sports";

const all = attributeFactories(sportSlugs, { perSport: false, group: "body" });
const of = (...sports: SportSlug[]) => attributeFactories(sports, { perSport: false, group: "body" });
/** Counts only against what a need says, and is asked with its reason. */
const body = { ask: "reasoned", scores: false } as const;

export const bodies = [
  // The competition that is entered, not a person's gender.
  all.choice("competition_category", ["men", "women", "open"], { scores: false }),
  all.measure(
    "height_cm",
    "cm",
    {
      under12: [95, 180],
      from12: { men: [125, 205], women: [125, 198] },
      from15: { men: [140, 220], women: [138, 210] },
      adult: { men: [145, 232], women: [138, 220] },
    },
    body,
  ),
  all.measure(
    "weight_kg",
    "kg",
    {
      under12: [14, 85],
      from12: { men: [24, 130], women: [24, 120] },
      from15: { men: [33, 165], women: [32, 140] },
      adult: { men: [42, 210], women: [36, 170] },
    },
    { ...body, minors: "owner" },
  ),
  of("basketball", "american-football", "handball").measure("wingspan_cm", "cm", [90, 262], body),
  of("basketball").measure("standing_reach_cm", "cm", [110, 336], body),
  attributeFactories(combatSports, { perSport: false, group: "body" }).measure(
    "reach_cm",
    "cm",
    {
      under12: [85, 190],
      from12: [110, 215],
      from15: [120, 225],
      adult: [120, 225],
    },
    body,
  ),
  of("basketball", "handball").measure("hand_width_cm", "cm", [14, 32], { ...body, direction: "up" }),
  of("basketball").measure("hand_length_cm", "cm", [14, 28], { ...body, direction: "up" }),
  of("american-football").measure("arm_length_cm", "cm", [65, 98], { ...body, direction: "up" }),
  of("american-football").measure("hand_size_cm", "cm", [17, 30], { ...body, direction: "up" }),
  of("taekwondo").measure("leg_length_cm", "cm", [55, 125], body),

  of("football").choice("strong_foot", ["right", "left", "both"], { group: "play", words: "foot" }),
  of("football").measure("weak_foot", "level", [1, 5], { group: "play", direction: "up", scores: "coach" }),
  of("basketball", "american-football", "handball").choice("strong_hand", ["right", "left", "both"], {
    group: "play",
    words: "laterality",
  }),
  of("boxing", "mma", "kickboxing").choice("stance", ["orthodox", "southpaw", "switch"], { group: "play" }),
];
