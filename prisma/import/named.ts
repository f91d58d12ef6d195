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

export function positionNamed(sport: SportSlug, text: string): Position | null {
  const found = positionsByName.get(sport)?.get(plain(text));
  return isPosition(sport, found) ? found : null;
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
