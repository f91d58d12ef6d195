import { expect, test } from "vitest";
import { attributesOf } from "@/lib/sports/schema/catalogue";
import { sportSlugs } from "@/lib/sports/schema/sports";
import arabic from "@/messages/ar/attributes.json";
import english from "@/messages/en/attributes.json";
import spanish from "@/messages/es/attributes.json";
import french from "@/messages/fr/attributes.json";
import { metrics } from "@/prisma/seed/texts/metrics";
import { makeWorld } from "@/prisma/seed/world";

const attributeLabels = { en: english.label, fr: french.label, es: spanish.label, ar: arabic.label };
const languages = ["en", "fr", "es", "ar"] as const;
const { playerFacts, performances, attributeClaims } = makeWorld(new Date("2026-11-23T10:00:00Z"));

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 || /\d/.test(word));

test("claims in own words of demo players name no attribute of their sport", () => {
  const repeated = sportSlugs.flatMap((sport) =>
    languages.flatMap((language) => {
      const labels: Record<string, string> = attributeLabels[language];
      return metrics[sport].flatMap((metric) => {
        const words = new Set(wordsOf(metric.label[language]));
        return attributesOf(sport).flatMap(({ key }) => {
          const labelWords = wordsOf(labels[key] ?? "");
          const isRepeated = labelWords.length > 0 && labelWords.every((word) => words.has(word));
          return isRepeated ? [`${sport}: ${metric.label[language]}`] : [];
        });
      });
    }),
  );
  expect(repeated).toEqual([]);
});

test("a fact with a history has the value and the day of its newest entry", () => {
  const newest = new Map<string, (typeof performances)[number]>();
  for (const entry of performances.toSorted((first, other) => Number(first.recordedAt) - Number(other.recordedAt)))
    newest.set(`${entry.playerId} ${entry.label}`, entry);
  const facts = playerFacts.filter(({ playerId, label }) => newest.has(`${playerId} ${label}`));
  expect(facts).toHaveLength(newest.size);
  expect(facts.map(({ text, measuredOn }) => [text, measuredOn])).toEqual(
    facts.map(({ playerId, label }) => {
      const { text, measuredOn } = newest.get(`${playerId} ${label}`)!;
      return [text, measuredOn];
    }),
  );
});

test("only players under contract or on loan say when it ends", () => {
  const statusOf = new Map(
    attributeClaims.flatMap(({ attribute, playerId, choices }) =>
      attribute === "contract_status" ? [[playerId, (choices as string[])[0]]] : [],
    ),
  );
  const ending = attributeClaims.filter(({ attribute }) => attribute === "contract_end");
  expect(ending.length).toBeGreaterThan(5);
  expect(new Set(ending.map(({ playerId }) => statusOf.get(playerId)))).toEqual(new Set(["contract", "loan"]));
});
