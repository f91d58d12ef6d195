import { expect, test } from "vitest";
import { comparedRows } from "@/lib/sports/schema/compared-rows";

type ValuesByAttribute = Record<string, number | [number, "hand"]>;

const claimed = (values: ValuesByAttribute, primarySport = "football") => ({
  primarySport,
  claims: Object.entries(values).map(([attribute, value]) => {
    const [number, measuredBy] = [value].flat() as [number, "hand" | undefined];
    const sport = attribute === "goals" ? primarySport : null;
    return { attribute, sport, number, measuredBy: measuredBy ?? null };
  }),
});

const bestOf = (key: string, players: ReturnType<typeof claimed>[]) =>
  comparedRows(players)
    .find(({ attribute }) => attribute.key === key)
    ?.cells.map(({ best }) => best);

test("the best value is the lower time or the higher distance; height has no best", () => {
  const players = [
    claimed({ sprint_30m: 4.1, yoyo_ir1: 1800, height_cm: 190 }),
    claimed({ sprint_30m: 4.3, yoyo_ir1: 2100, height_cm: 170 }),
  ];
  expect(bestOf("sprint_30m", players)).toEqual([true, false]);
  expect(bestOf("yoyo_ir1", players)).toEqual([false, true]);
  expect(bestOf("height_cm", players)).toEqual([false, false]);
});

test("a single value, equal values and mixed timing methods have no best", () => {
  expect(bestOf("sprint_30m", [claimed({ sprint_30m: 4.1 }), claimed({})])).toEqual([true, false].map(() => false));
  expect(bestOf("sprint_30m", [claimed({ sprint_30m: 4.1 }), claimed({ sprint_30m: 4.1 })])).toEqual([false, false]);
  expect(bestOf("sprint_30m", [claimed({ sprint_30m: [4, "hand"] }), claimed({ sprint_30m: 4.1 })])).toEqual([
    false,
    false,
  ]);
});

test("two equal values of three are both the best", () => {
  const players = [4.1, 4.1, 4.4].map((sprint_30m) => claimed({ sprint_30m }));
  expect(bestOf("sprint_30m", players)).toEqual([true, true, false]);
});

test("values of a profile that may not be read are empty", () => {
  const players = [claimed({ sprint_30m: 4.1 }), { primarySport: "football", claims: null }];
  expect(comparedRows(players).map(({ cells }) => cells[1])).toEqual([{ claim: null, best: false }]);
});

test("players of two sports are compared only by attributes of the person", () => {
  const keys = comparedRows([
    claimed({ goals: 4, height_cm: 180 }),
    claimed({ goals: 90, height_cm: 185 }, "handball"),
  ]);
  expect(keys.map(({ attribute }) => attribute.key)).toEqual(["height_cm"]);
});
