import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Search, searchInput } from "../schema/search";

const entered = { male: "men", female: "women", both: undefined } as const;

/** What a recruiter said at sign-up they look for, as a first search; null for whoever said nothing of it. */
export async function preferredSearch(actor: Actor): Promise<Search | null> {
  if (!actor.recruiterId) return null;
  const said = await db.recruiter.findUnique({
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
  if (!said) return null;
  const search = searchInput({
    sport: said.interestedSports[0],
    ageMin: said.ageMin,
    ageMax: said.ageMax,
    "height_cm.min": said.heightMinCm,
    "height_cm.max": said.heightMaxCm,
    "weight_kg.min": said.weightMinKg,
    "weight_kg.max": said.weightMaxKg,
    competition_category: said.genderPreference && entered[said.genderPreference],
  });
  return Object.keys(search).length > 0 ? search : null;
}
