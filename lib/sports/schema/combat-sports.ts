import type { SportSlug } from "./sports";

export const combatSports = ["boxing", "mma", "bjj", "kickboxing", "wrestling", "judo", "karate", "taekwondo"] as const;
export type CombatSport = (typeof combatSports)[number];

export const isCombat = (sport: SportSlug): sport is CombatSport => (combatSports as readonly string[]).includes(sport);
