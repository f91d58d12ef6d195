import { expect, test } from "vitest";
import { ageOn } from "@/lib/platform/clock";
import { attributeOfClaim, isNumber } from "@/lib/sports/schema/catalogue";
import { isAsked, isUnusual, offered, rangeFor } from "@/lib/sports/schema/plausible";
import { makeWorld } from "@/prisma/seed/world";

const now = new Date("2026-11-23T10:00:00Z");
const { players, attributeClaims: playerClaims } = makeWorld(now);
const byId = new Map(players.map((player) => [player.id, player]));

const grades = playerClaims.map((claim) => {
  const player = byId.get(claim.playerId)!;
  const age = ageOn(player.birthDate, now);
  const firstClaim = playerClaims.find(
    (each) => each.playerId === player.id && each.attribute === "competition_category",
  );
  const category = ((firstClaim?.choices as string[] | undefined)?.[0] ?? null) as "men" | "women" | null;
  return {
    claim,
    player,
    age,
    category,
    attribute: attributeOfClaim({ attribute: claim.attribute, sport: claim.sport ?? null })!,
  };
});

test("players of all fifteen sports have claims within the usual ranges", () => {
  expect(grades.filter(({ attribute }) => !attribute).map(({ claim }) => claim.attribute)).toEqual([]);
  expect(new Set(grades.map(({ player }) => player.primarySport)).size).toBe(15);
  const bad = grades.filter(({ claim, attribute, age, category }) => {
    if (!isAsked(attribute, age)) return true;
    if (attribute.type === "choice" || attribute.type === "choices")
      return (claim.choices as string[]).some((choice) => !offered(attribute, age).includes(choice));
    if (!isNumber(attribute)) return false;
    const [least, most] = rangeFor(attribute, { age, category });
    return claim.number == null || claim.number < least || claim.number > most;
  });
  expect(bad.map(({ claim, age }) => [claim.attribute, claim.number, claim.choices, age])).toEqual([]);
  const rare = grades.filter(
    ({ claim, attribute, age, category }) =>
      isNumber(attribute) && isUnusual(attribute, claim.number!, { age, category }),
  );
  expect(rare.length / grades.length).toBeLessThan(0.05);
});

test("grades and ages are mixed, and the demo player has the most claims", () => {
  expect(new Set(playerClaims.map(({ grade }) => grade))).toEqual(new Set(["self", "coach", "event"]));
  const counts = new Map<string, number>();
  for (const { playerId } of playerClaims) counts.set(playerId, (counts.get(playerId) ?? 0) + 1);
  expect(counts.get(players[0]!.id)).toBe(Math.max(...counts.values()));
  expect(playerClaims.every(({ measuredOn }) => new Date(measuredOn) <= now)).toBe(true);
});
