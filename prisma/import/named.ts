import { now } from "@/lib/platform/clock";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { understand } from "@/lib/search/schema/need/understand";
import {
  isLevel,
  isPosition,
  isSport,
  type Level,
  levels,
  type Position,
  type SportSlug,
  sportPositions,
  sportSlugs,
} from "@/lib/sports/schema/sports";
import ar from "@/messages/ar/sports.json";
import en from "@/messages/en/sports.json";
import es from "@/messages/es/sports.json";
import fr from "@/messages/fr/sports.json";

const catalogues = [en, fr, es, ar];

/** The earlier backend stored sports, positions and levels as text: our slug, or the name in any of our languages. */
export const sportNamed = (text: string): SportSlug | null => {
  const sport = sportsByName.get(plain(text));
  return isSport(sport) ? sport : null;
};

export const levelNamed = (text: string): Level | null => {
  const level = levelsByName.get(plain(text));
  return isLevel(level) ? level : null;
};

/** By slug or label, else by the search's synonyms ("Gardien"); several positions when the text is ambiguous. */
export function positionsNamed(sport: SportSlug, text: string): readonly Position[] {
  const positions = positionsByName.get(sport)?.get(plain(text));
  if (isPosition(sport, positions)) return [positions];
  const understood = locales.flatMap((locale) => understoodIn(locale, sport, text));
  return [...new Set(understood)];
}

function understoodIn(locale: Locale, sport: SportSlug, text: string): Position[] {
  const { search, unread } = understand(text, { locale, sport, today: now().toISOString().slice(0, 10) });
  if (search.sport !== sport || unread.length > 0) return [];
  return (search.positions ?? []).filter((slug): slug is Position => isPosition(sport, slug));
}

/** Ignores case, accents and word separators. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

function byName(slugs: readonly string[], wordsOf: (catalogue: typeof en) => Record<string, string>) {
  const spoken = catalogues.flatMap((catalogue) =>
    slugs.map((slug) => [plain(wordsOf(catalogue)[slug] ?? slug), slug] as const),
  );
  return new Map([...spoken, ...slugs.map((slug) => [plain(slug), slug] as const)]);
}

const sportsByName = byName(sportSlugs, ({ name }) => name);
const levelsByName = byName(levels, ({ level }) => level);
const positionsByName = new Map(
  sportSlugs.map((sport) => [sport, byName(sportPositions[sport], ({ position }) => position)]),
);
