import sharp from "sharp";
import { expect, test } from "vitest";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { drawPortraits } from "@/prisma/seed/portraits";
import { skins } from "@/prisma/seed/portraits/palette";
import { choicesOf, portrait, type Sitter } from "@/prisma/seed/portraits/portrait";
import { makeWorld } from "@/prisma/seed/world";

const sitterOf = (seed: number): Sitter => ({
  sport: sportSlugs[seed % sportSlugs.length] ?? "football",
  sex: seed % 3 === 0 ? "female" : "male",
  age: 14 + (seed % 21),
});
const seeds = Array.from({ length: 1000 }, (_, n) => n);

test("the same seed gives the same face, another seed another face", () => {
  const portraits = seeds.map((seed) => portrait(seed, sitterOf(seed)));
  expect(seeds.map((seed) => portrait(seed, sitterOf(seed)))).toEqual(portraits);
  expect(new Set(portraits).size).toBe(seeds.length);
});

test("skin tones are spread evenly, in every sport and for both sexes", () => {
  for (const sex of ["female", "male"] as const) {
    const tones = seeds.map((seed) => choicesOf(seed * 2654435761, { sport: "judo", sex, age: 24 }).skin[0]);
    const counts = skins.map(([tone]) => tones.filter((drawnTone) => drawnTone === tone).length);
    expect(Math.min(...counts)).toBeGreaterThan(90);
    expect(Math.max(...counts)).toBeLessThan(160);
  }
  // The layers are independent of each other.
  const sports = sportSlugs.map((sport) => choicesOf(7, { sport, sex: "male", age: 24 }).skin);
  expect(new Set(sports).size).toBe(1);
});

test("nobody under 20 and no woman has a beard", () => {
  for (const seed of seeds) {
    expect(choicesOf(seed, { sport: "rugby", sex: "male", age: 19 }).face.beard).toBe("none");
    expect(choicesOf(seed, { sport: "rugby", sex: "female", age: 30 }).face.beard).toBe("none");
  }
});

test("a portrait is SVG that can be read and drawn, under 4 KB", async () => {
  for (const seed of seeds.slice(0, 60)) {
    const svg = portrait(seed, sitterOf(seed));
    expect(svg.length).toBeLessThan(4096);
    expect(svg).not.toMatch(/undefined|NaN|null/);
    expect(svg.match(/<g[ >]/g)).toHaveLength(svg.match(/<\/g>/g)?.length ?? 0);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width: 320, height: 400 });
  }
});

test("every listed or e-sport player has one stored picture; a child without the guardian's consent has none", async () => {
  const world = makeWorld(new Date("2026-11-21T10:00:00Z"));
  const listed = world.players.filter(({ status }) => status === "listed");
  expect(world.sittings.map(({ picture }) => picture.playerId).sort()).toEqual(listed.map(({ id }) => id).sort());
  const shown = world.esport.filter(({ status }) => status === "shown");
  expect(world.esportSittings.map(({ picture }) => picture.esportPlayerId)).toEqual(shown.map(({ id }) => id));
  const [file] = await drawPortraits(world.sittings.slice(0, 1));
  expect(file?.document).toMatchObject({ kind: "picture", mime: "image/jpeg", name: "picture.jpg" });
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 320, height: 400 });
});

test("portraits are generated from age, sex and sport only: no name, nationality or place", () => {
  const world = makeWorld(new Date("2026-11-21T10:00:00Z"));
  for (const { sitter } of world.sittings) expect(Object.keys(sitter).sort()).toEqual(["age", "sex", "sport"]);
});
