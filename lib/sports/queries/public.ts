import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { isSport, type SportSlug } from "../schema";

/** All sports, the most popular first, in the language asked for (English where it is missing). */
export async function listSports(locale: Locale) {
  "use cache";
  cacheTag("sports");
  cacheLife("days");
  const sports = await db.sport.findMany({
    orderBy: { popularityRank: "asc" },
    select: { ...summary, ...named(locale) },
  });
  return sports.flatMap(({ translations: [words], slug, ...sport }) =>
    isSport(slug) ? [{ ...sport, ...words, slug }] : [],
  );
}

/** One sport with its rules and competitions; null for an unknown slug. */
export const getSport = async (slug: string, locale: Locale) => (isSport(slug) ? readSport(slug, locale) : null);

async function readSport(slug: SportSlug, locale: Locale) {
  "use cache";
  cacheTag("sports");
  cacheLife("days");
  const select = { ...summary, id: true, rules: true, majorCompetitions: true, ...translated(locale) };
  const sport = await db.sport.findUnique({ where: { slug }, select });
  if (!sport) return null;
  const {
    translations: [words],
    ...base
  } = sport;
  return { ...base, ...filled(words), slug };
}

const summary = { slug: true, name: true, description: true, popularityRank: true } as const;
const named = (locale: Locale) => ({ translations: { where: { locale }, select: { name: true, description: true } } });
const words = { name: true, description: true, rules: true, majorCompetitions: true } as const;
const translated = (locale: Locale) => ({ translations: { where: { locale }, select: words } });

const filled = (translation: object | undefined) =>
  Object.fromEntries(Object.entries(translation ?? {}).filter(([, value]) => value !== null));
