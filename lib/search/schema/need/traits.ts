import { attributeOf, attributes } from "@/lib/measurements/schema/catalogue";
import { type Level, levels, type SportSlug, sportSlugs } from "@/lib/sports/schema";
import { askedChoices } from "../askable";
import type { Condition } from "../condition";
import { beside, isKind, meaning, type Sentence, take } from "./sentence";

/** Which attribute holds the strong foot or hand, sport by sport. */
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

/** Stands for the foot opposite to the side of the post, until the post is known. */
export const opposite = "opposite";
const stances: Record<string, string> = { left: "southpaw", right: "orthodox", both: "switch" };
/** A sport of the mat names the side only when it is known otherwise. */
const mats: readonly SportSlug[] = [
  "mma",
  "kickboxing",
  "judo",
  "karate",
  "taekwondo",
  "rugby",
  "cricket",
  "american-football",
];

/** The strong foot or hand, never inferred from a side; choices, levels and the sport itself. */
export function readTraits(sentence: Sentence) {
  sentence.items.forEach((item, at) => {
    // "gardienne" is a post and a category.
    if (sentence.taken.has(at) && !isKind(item, "post")) return;
    for (const { kind, value } of item.meanings) {
      if (kind === "lean") lean(sentence, at, value);
      if (kind === "choice") choice(sentence, at, value);
      if (kind === "level") level(sentence, at, value as Level);
      if (kind === "sport" || kind === "hint")
        take(sentence, {
          items: kind === "sport" ? [at] : [],
          sports: [value as SportSlug],
          ...(kind === "sport" && { stated: true }),
          give: () => ({}),
        });
    }
  });
}

function lean(sentence: Sentence, at: number, value: string) {
  const [words = "", limb] = value.split(":");
  const keys: Partial<Record<SportSlug, string>> =
    limb === "foot" ? limbs.foot : limb === "hand" ? limbs.hand : { ...limbs.foot, ...limbs.hand, ...limbs.stance };
  const phrases = words.split(",");
  const negated = isNegated(sentence, at);
  const all = Object.keys(keys) as SportSlug[];
  const rare = limb ? [] : all.filter((sport) => mats.includes(sport));
  take(sentence, {
    items: [at, ...negated],
    sports: all.filter((sport) => !rare.includes(sport)),
    rare,
    give: (sport) => {
      const key = sport && keys[sport];
      const attribute = sport && key && attributeOf(sport, key);
      if (!attribute || !key) return null;
      if (phrases.includes(opposite)) return { condition: { key, any: [opposite] } };
      const choices = askedChoices(attribute) ?? [];
      const any = phrases.flatMap((one) => choices.find((slug) => slug === one || slug === stances[one]) ?? []);
      return { condition: { key, any: negated.length > 0 ? choices.filter((slug) => !any.includes(slug)) : any } };
    },
  });
}

function choice(sentence: Sentence, at: number, value: string) {
  const [phrase = "", only] = value.split(" in ");
  const [, key = "", sign, words = ""] = /^([a-z0-9_]+)([=<])(.*)$/.exec(phrase) ?? [];
  const offered = attributes.filter((attribute) => attribute.key === key);
  const sports = [...new Set(offered.flatMap((attribute) => attribute.sports))].filter((sport) => {
    const choices = askedChoices(attributeOf(sport, key) ?? offered[0]!);
    return sign === "<" || words.split(",").some((one) => choices?.includes(one));
  });
  const negated = isNegated(sentence, at);
  const condition = (sport: SportSlug | undefined): Condition | null => {
    const attribute = sport ? attributeOf(sport, key) : offered.find((one) => one.sports.length === sportSlugs.length);
    if (!attribute) return null;
    if (sign === "<") return { key, max: Number(words) };
    const choices = askedChoices(attribute) ?? [];
    const any = words.split(",").filter((one) => choices.includes(one));
    return { key, any: negated.length > 0 ? choices.filter((one) => !any.includes(one)) : any };
  };
  const first = sports.filter((sport) => !only || sport === only);
  take(sentence, {
    items: [at, ...negated],
    ...(sports.length < sportSlugs.length && { sports: first, rare: sports.filter((sport) => !first.includes(sport)) }),
    give: (sport) => {
      const found = condition(sport);
      return found && { condition: found };
    },
  });
}

function level(sentence: Sentence, at: number, value: Level) {
  const negated = isNegated(sentence, at);
  const chosenLevels = negated.length > 0 ? levels.filter((one) => one !== value) : [value];
  take(sentence, { items: [at, ...negated], give: () => ({ levels: chosenLevels }) });
}

/** "pas gaucher": the one thing behind the no is turned round. */
function isNegated(sentence: Sentence, at: number): number[] {
  const before = beside(sentence, at, -1);
  return isKind(sentence.items[before], "no") && !meaning(sentence.items[before], "choice") ? [before] : [];
}
