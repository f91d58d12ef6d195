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
} from "@/lib/sports/schema";
import ar from "@/messages/ar/sports.json";
import en from "@/messages/en/sports.json";
import es from "@/messages/es/sports.json";
import fr from "@/messages/fr/sports.json";

const catalogues = [en, fr, es, ar];

/** An earlier backend kept sports, positions and levels as people read them: by our word, or by its name in any of our languages. */
export const sportNamed = (text: string): SportSlug | null => {
  const found = sportsByName.get(plain(text));
  return isSport(found) ? found : null;
};

export const levelNamed = (text: string): Level | null => {
  const found = levelsByName.get(plain(text));
  return isLevel(found) ? found : null;
};

/** By our word or label, else as a search would understand it ("Gardien"); several where it may mean several. */
export function positionsNamed(sport: SportSlug, text: string): readonly Position[] {
  const found = positionsByName.get(sport)?.get(plain(text));
  if (isPosition(sport, found)) return [found];
  const understood = locales.flatMap((locale) => understoodIn(locale, sport, text));
  return [...new Set(understood)];
}

function understoodIn(locale: Locale, sport: SportSlug, text: string): Position[] {
  const { search, unread } = understand(text, { locale, sport, today: now().toISOString().slice(0, 10) });
  if (search.sport !== sport || unread.length > 0) return [];
  return (search.positions ?? []).filter((slug): slug is Position => isPosition(sport, slug));
}

/** Without case, accents and whatever parts words. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

function byName(slugs: readonly string[], wordsOf: (catalogue: typeof en) => Record<string, string>) {
  const spoken = catalogues.flatMap((words) =>
    slugs.map((slug) => [plain(wordsOf(words)[slug] ?? slug), slug] as const),
  );
  return new Map([...spoken, ...slugs.map((slug) => [plain(slug), slug] as const)]);
}

const sportsByName = byName(sportSlugs, ({ name }) => name);
const levelsByName = byName(levels, ({ level }) => level);
const positionsByName = new Map(
  sportSlugs.map((sport) => [sport, byName(sportPositions[sport], ({ position }) => position)]),
);
