import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { isSport, type SportSlug } from "../schema/sports";

/** Lists all sports by popularity, in `locale` with English as fallback. */
export async function listSports(locale: Locale) {
  "use cache";
  cacheTag("sports");
  cacheLife("days");
  const sports = await db.sport.findMany({
    orderBy: { popularityRank: "asc" },
    select: { ...summary, ...translatedSummary(locale) },
  });
  return sports.flatMap(({ translations: [translation], slug, ...sport }) =>
    isSport(slug) ? [{ ...sport, ...translation, slug }] : [],
  );
}

/** Returns one sport with its rules and competitions, or null for an unknown slug. */
export const getSport = async (slug: string, locale: Locale) => (isSport(slug) ? readSport(slug, locale) : null);

async function readSport(slug: SportSlug, locale: Locale) {
  "use cache";
  cacheTag("sports");
  cacheLife("days");
  const select = { ...summary, id: true, rules: true, majorCompetitions: true, ...translatedDetails(locale) };
  const sport = await db.sport.findUnique({ where: { slug }, select });
  if (!sport) return null;
  const {
    translations: [translation],
    ...base
  } = sport;
  return { ...base, ...withoutNulls(translation), slug };
}

const summary = { slug: true, name: true, description: true, popularityRank: true } as const;
const translatedSummary = (locale: Locale) => ({
  translations: { where: { locale }, select: { name: true, description: true } },
});
const translatedFields = { name: true, description: true, rules: true, majorCompetitions: true } as const;
const translatedDetails = (locale: Locale) => ({ translations: { where: { locale }, select: translatedFields } });

const withoutNulls = (translation: object | undefined) =>
  Object.fromEntries(Object.entries(translation ?? {}).filter(([, value]) => value !== null));
