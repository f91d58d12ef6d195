import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { RecruiterExperience } from "@/lib/platform/prisma/enums";
import { type SearchAccessLevel, searchFor } from "../policy";
import { asksNothing } from "../schema/alert";
import { type Place, type Search, searchInput, without } from "../schema/search";
import { searchAccessLevel } from "./access-level";
import { resolvePlace } from "./places";

const categoryByPreference = { male: "men", female: "women", both: undefined } as const;
const levelsByExperience: Record<RecruiterExperience, NonNullable<Search["levels"]>> = {
  beginner: ["amateur"],
  amateur: ["amateur"],
  semi_pro: ["semi_pro"],
  pro: ["professional", "elite_international"],
  any: [],
};

const MAX_ALERTS = 12;
const KM = 50;

/** The organization's preferences as searches, one per sport. */
export async function preferredSearches(actor: Actor, accessLevel: SearchAccessLevel): Promise<Search[]> {
  const preferences = await preferencesOf(actor);
  if (!preferences) return [];
  const { interestedSports, experienceLevel, genderPreference } = preferences;
  const sports = interestedSports.length > 0 ? interestedSports : [undefined];
  return sports
    .map((sport) =>
      searchInput({
        sport,
        levels: experienceLevel && levelsByExperience[experienceLevel].join(","),
        countries: preferences.preferredCountries,
        ageMin: preferences.ageMin,
        ageMax: preferences.ageMax,
        "height_cm.min": preferences.heightMinCm,
        "height_cm.max": preferences.heightMaxCm,
        "weight_kg.min": preferences.weightMinKg,
        "weight_kg.max": preferences.weightMaxKg,
        competition_category: genderPreference && categoryByPreference[genderPreference],
      }),
    )
    .map((search) => searchFor(actor, search, accessLevel))
    .filter((search) => !asksNothing(search));
}

/** The search near each preferred city; one place replaces the countries. */
export async function nearPreferred(actor: Actor, { countries: _, ...search }: Search): Promise<Search[]> {
  return (await preferredPlaces(actor)).map((place) => ({ ...search, place }));
}

/** What a search without criteria begins with: the preferences per sport, and near each preferred city with what all sports share. */
export async function firstSearches(actor: Actor, accessLevel: SearchAccessLevel) {
  const start = await preferredSearches(actor, accessLevel);
  const [first = {}, second] = start;
  return { start, nearby: await nearPreferred(actor, second ? without(first, "sport") : first) };
}

/** Searches an alert can be created from: the preferences for each sport, then for each sport near each preferred city. */
export async function preferredAlerts(actor: Actor): Promise<Search[]> {
  const searches = await preferredSearches(actor, await searchAccessLevel(actor));
  const nearby = await Promise.all(searches.map((search) => nearPreferred(actor, search)));
  return [...searches, ...nearby.flat()].slice(0, MAX_ALERTS);
}

const preferredPlaces = cache(async (actor: Actor): Promise<Place[]> => {
  const preferences = await preferencesOf(actor);
  if (!preferences) return [];
  const countries = [...preferences.preferredCountries, preferences.country];
  const towns = await Promise.all(preferences.preferredCities.map((city) => resolvePlace(city)));
  return towns.flatMap((sameName) => {
    const town = sameName.find(({ country }) => countries.includes(country)) ?? sameName[0];
    return town ? [{ ...town, km: KM }] : [];
  });
});

const preferencesOf = cache((actor: Actor) =>
  actor.recruiterId
    ? db.recruiter.findUnique({
        where: { id: actor.recruiterId },
        select: {
          country: true,
          interestedSports: true,
          preferredCountries: true,
          preferredCities: true,
          experienceLevel: true,
          genderPreference: true,
          ageMin: true,
          ageMax: true,
          heightMinCm: true,
          heightMaxCm: true,
          weightMinKg: true,
          weightMaxKg: true,
        },
      })
    : null,
);
