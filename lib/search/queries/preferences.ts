import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Search, searchInput } from "../schema/search";

const categoryByPreference = { male: "men", female: "women", both: undefined } as const;

export async function preferredSearch(actor: Actor): Promise<Search | null> {
  if (!actor.recruiterId) return null;
  const preferences = await db.recruiter.findUnique({
    where: { id: actor.recruiterId },
    select: {
      interestedSports: true,
      genderPreference: true,
      ageMin: true,
      ageMax: true,
      heightMinCm: true,
      heightMaxCm: true,
      weightMinKg: true,
      weightMaxKg: true,
    },
  });
  if (!preferences) return null;
  const search = searchInput({
    sport: preferences.interestedSports[0],
    ageMin: preferences.ageMin,
    ageMax: preferences.ageMax,
    "height_cm.min": preferences.heightMinCm,
    "height_cm.max": preferences.heightMaxCm,
    "weight_kg.min": preferences.weightMinKg,
    "weight_kg.max": preferences.weightMaxKg,
    competition_category: preferences.genderPreference && categoryByPreference[preferences.genderPreference],
  });
  return Object.keys(search).length > 0 ? search : null;
}
