import { attributeOf, attributes } from "@/lib/sports/schema/catalogue";
import { type Level, levels, type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";
import { askedChoices } from "../askable";
import type { Condition } from "../condition";
import { beside, isBesideBelt, isKind, meaning, type Sentence, take } from "./sentence";

const limbs = {
  foot: { football: "strong_foot", rugby: "kicking_foot" },
  hand: {
    handball: "strong_hand",
    basketball: "strong_hand",
    "american-football": "strong_hand",
    baseball: "throws",
    cricket: "bowling_arm",
  },
  stance: {
    boxing: "stance",
    mma: "stance",
    kickboxing: "stance",
    judo: "stance",
    karate: "guard_side",
    taekwondo: "lead_leg",
  },
} as const satisfies Record<string, Partial<Record<SportSlug, string>>>;

export const opposite = "opposite";
const stances: Record<string, string> = { left: "southpaw", right: "orthodox", both: "switch" };
const ambiguousSports: readonly SportSlug[] = [
  "mma",
  "kickboxing",
  "judo",
  "karate",
  "taekwondo",
  "rugby",
  "cricket",
  "american-football",
];

/** Reads the strong foot or hand (never inferred from a side), choices, levels and the sport. */
export function readTraits(sentence: Sentence) {
  sentence.items.forEach((item, index) => {
    // "gardienne" is a position and a category.
    if (sentence.taken.has(index) && !isKind(item, "post")) return;
    for (const { kind, value } of item.meanings) {
      if (kind === "lean") addStrongSide(sentence, index, value);
      if (kind === "choice") addChoice(sentence, index, value);
      if (kind === "shade") addShade(sentence, index, value);
      if (kind === "level") addLevel(sentence, index, value as Level);
      if (kind === "division") addDivision(sentence, index, value);
      if (kind === "sport" || kind === "hint")
        take(sentence, {
          items: kind === "sport" ? [index] : [],
          sports: [value as SportSlug],
          ...(kind === "sport" && { stated: true }),
          give: () => ({}),
        });
    }
  });
  // Alone, such a word is a name.
  if (sentence.readings.length > 0) for (const index of sentence.items.keys()) addVague(sentence, index);
}

function addShade(sentence: Sentence, index: number, value: string) {
  if (isBesideBelt(sentence, index)) addChoice(sentence, index, `belt=${value}`);
}

const MAX_MEASURES = 2;

function addVague(sentence: Sentence, index: number) {
  const quality = meaning(sentence.items[index], "vague");
  if (!quality || sentence.taken.has(index) || isNegated(sentence, index).length > 0) return;
  take(sentence, {
    items: [index],
    give: (sport) => {
      const measures = quality.value.split(",").filter((key) => sport && attributeOf(sport, key));
      return measures.length > 0 ? { measures: measures.slice(0, MAX_MEASURES) } : null;
    },
  });
}

function addStrongSide(sentence: Sentence, index: number, value: string) {
  const [sides = "", limb] = value.split(":");
  const keys: Partial<Record<SportSlug, string>> =
    limb === "foot" ? limbs.foot : limb === "hand" ? limbs.hand : { ...limbs.foot, ...limbs.hand, ...limbs.stance };
  const sideWords = sides.split(",");
  const negated = isNegated(sentence, index);
  const sportsWithSide = Object.keys(keys) as SportSlug[];
  const rare = limb ? [] : sportsWithSide.filter((sport) => ambiguousSports.includes(sport));
  take(sentence, {
    items: [index, ...negated],
    sports: sportsWithSide.filter((sport) => !rare.includes(sport)),
    rare,
    give: (sport) => {
      const key = sport && keys[sport];
      const attribute = sport && key && attributeOf(sport, key);
      if (!attribute || !key) return null;
      if (sideWords.includes(opposite)) return { condition: { key, any: [opposite] } };
      const choices = askedChoices(attribute) ?? [];
      const any = sideWords.flatMap(
        (sideWord) => choices.find((slug) => slug === sideWord || slug === stances[sideWord]) ?? [],
      );
      return { condition: { key, any: negated.length > 0 ? choices.filter((slug) => !any.includes(slug)) : any } };
    },
  });
}

function addChoice(sentence: Sentence, index: number, value: string) {
  const [phrase = "", onlySport] = value.split(" in ");
  const [, key = "", sign, values = ""] = /^([a-z0-9_]+)([=<])(.*)$/.exec(phrase) ?? [];
  const matchingAttributes = attributes.filter((attribute) => attribute.key === key);
  const sports = [...new Set(matchingAttributes.flatMap((attribute) => attribute.sports))].filter((sport) => {
    const choices = askedChoices(attributeOf(sport, key) ?? matchingAttributes[0]!);
    return sign === "<" || values.split(",").some((slug) => choices?.includes(slug));
  });
  const negated = isNegated(sentence, index);
  const bound = key === "belt" ? boundBeside(sentence, index) : [];
  const isRanked = bound.length > 0;
  const condition = (sport: SportSlug | undefined): Condition | null => {
    const attribute = sport
      ? attributeOf(sport, key)
      : matchingAttributes.find((candidate) => candidate.sports.length === sportSlugs.length);
    if (!attribute) return null;
    if (sign === "<") return { key, max: Number(values) };
    const choices = askedChoices(attribute) ?? [];
    const any = values.split(",").filter((slug) => choices.includes(slug));
    if (isRanked) return { key, any: choices.slice(choices.indexOf(any[0] ?? "")) };
    return { key, any: negated.length > 0 ? choices.filter((slug) => !any.includes(slug)) : any };
  };
  const preferredSports = sports.filter((sport) => !onlySport || sport === onlySport);
  take(sentence, {
    items: [index, ...negated, ...bound],
    ...(sports.length < sportSlugs.length && {
      sports: preferredSports,
      rare: sports.filter((sport) => !preferredSports.includes(sport)),
    }),
    give: (sport) => {
      const match = condition(sport);
      return match && { condition: match };
    },
  });
}

function addLevel(sentence: Sentence, index: number, value: Level) {
  const negated = isNegated(sentence, index);
  const chosenLevels = negated.length > 0 ? levels.filter((otherLevel) => otherLevel !== value) : [value];
  take(sentence, { items: [index, ...negated], give: () => ({ levels: chosenLevels }) });
}

/** A division is searched by the usual level of its players; a negated one is left unread, because its level has other divisions too. */
function addDivision(sentence: Sentence, index: number, value: string) {
  const pairs = value.split(" ").map((pair) => pair.split("=") as [SportSlug, Level]);
  const sports = [...new Set(pairs.map(([sport]) => sport))];
  if (isExcluded(sentence, index)) return take(sentence, { items: [], sports, give: () => ({}) });
  take(sentence, {
    items: [index],
    sports,
    give: (sport) => {
      const chosenLevels = pairs.flatMap(([divisionSport, level]) => (divisionSport === sport ? [level] : []));
      return chosenLevels.length > 0 ? { levels: chosenLevels } : null;
    },
  });
}

/** "not from the Premier League" */
const isExcluded = (sentence: Sentence, index: number) =>
  isKind(sentence.items[beside(sentence, index, -1, ["filler", "in", "least", "or", "division"])], "no");

/** "at least a blue belt", "blue belt or higher": belts are listed from the lowest. */
function boundBeside(sentence: Sentence, index: number): number[] {
  const [before, after] = [beside(sentence, index, -1), beside(sentence, index, 1)];
  if (isKind(sentence.items[before], "least")) return [before];
  const isBound = isKind(sentence.items[after], "leastAfter") || isLeastOfNoFigure(sentence, after);
  return isBound ? [after] : [];
}

/** "blue belt minimum", but not "blue belt, minimum 70 kg" */
const isLeastOfNoFigure = ({ items }: Sentence, index: number) =>
  isKind(items[index], "least") && !items[index + 1]?.figure;

/** A negation applies to the next item only: "pas gaucher". */
function isNegated(sentence: Sentence, index: number): number[] {
  const previous = beside(sentence, index, -1);
  return isKind(sentence.items[previous], "no") && !meaning(sentence.items[previous], "choice") ? [previous] : [];
}
