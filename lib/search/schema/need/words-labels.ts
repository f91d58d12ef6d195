import type { Locale } from "@/lib/platform/i18n/routing";
import { attributes } from "@/lib/sports/schema/catalogue";
import { sportPositions, sportSlugs } from "@/lib/sports/schema/sports";
import arAttributes from "@/messages/ar/attributes.json";
import arSports from "@/messages/ar/sports.json";
import enAttributes from "@/messages/en/attributes.json";
import enSports from "@/messages/en/sports.json";
import esAttributes from "@/messages/es/attributes.json";
import esSports from "@/messages/es/sports.json";
import frAttributes from "@/messages/fr/attributes.json";
import frSports from "@/messages/fr/sports.json";

type Words = Record<string, string>;
const attributeWords = { en: enAttributes, fr: frAttributes, es: esAttributes, ar: arAttributes };
const sportWords = { en: enSports, fr: frSports, es: esSports, ar: arSports };

const unambiguousAttributes = [
  "pitch_types",
  "attire",
  "karate_style",
  "tokui_waza",
  "kata_list",
  "grappling_game",
  "lineout_role",
  "set_pieces",
  "systems",
  "specialist",
];

export function labels(locale: Locale): Words {
  const { label, choice } = attributeWords[locale] as { label: Words; choice: Record<string, Words> };
  const { name, position } = sportWords[locale] as { name: Words; position: Words };
  const posts = sportSlugs.flatMap((sport) =>
    sportPositions[sport].map((slug) => [position[slug] ?? "", `${sport}:${slug}`] as const),
  );
  const figures = attributes.filter(({ type }) => type === "number").map(({ key }) => [label[key] ?? "", key] as const);
  return {
    ...Object.fromEntries(sportSlugs.map((sport) => [`sport ${sport}`, name[sport] ?? ""])),
    ...byCode("post", " ", posts),
    ...byCode("figure", ",", figures),
    ...Object.fromEntries(
      unambiguousAttributes.flatMap((key) =>
        Object.entries(choice[key] ?? {}).map(([slug, words]) => [`choice ${key}=${slug}`, words]),
      ),
    ),
  };
}

function byCode(kind: string, separator: string, pairs: readonly (readonly [string, string])[]): Words {
  const byPhrase = Map.groupBy(pairs, ([phrase]) => phrase.toLowerCase());
  return Object.fromEntries(
    [...byPhrase].map(([phrase, entries]) => [
      `${kind} ${[...new Set(entries.map(([, code]) => code))].join(separator)}`,
      phrase,
    ]),
  );
}
