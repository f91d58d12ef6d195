import { drawFor, fitting, pickFor, weightedFor } from "./draw.ts";
import { type Beard, type Extra, extraOf, type Face, faceOf, type Head, headOf, type Mouth, neckOf } from "./face.ts";
import { groundOf, grounds, type Scene } from "./grounds.ts";
import { type CutName, cutOf } from "./hair.ts";
import { type Kit, type KitColors, kitOf, patterns, underCollar, worn } from "./kit.ts";
import { cloths, clubs, distance, hairs, irises, jackets, lightness, skins } from "./palette.ts";

/** The person in the portrait: only sport, sex and age, so that it cannot reveal a name or nationality. */
export type Sitter = { sport: Scene; sex: "female" | "male"; age: number };

export const width = 320;
export const height = 400;

/**
 * A portrait as SVG: the same seed, an integer, gives the same face. Layers are chosen independently; skin tones are evenly
 * distributed.
 */
export function portrait(seed: number, sitter: Sitter): string {
  const { kit, colors, cut, face, cloth, strand } = choicesOf(seed, sitter);
  const id = (seed >>> 0).toString(16);
  const { behind, front } = cutOf(cut);
  const hair = { hair: face.hair, strand, skin: face.skin[0], cloth };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    groundOf(sitter.sport),
    `<g transform="matrix(1.1 0 0 1.1 -16 -40)">`,
    behind?.(hair) ?? "",
    neckOf(face.skin),
    `<g transform="translate(0 -12)">${kitOf(kit, colors, `b${id}`, face.head === "young")}</g>`,
    headOf(face, `h${id}`),
    faceOf(face),
    front(hair),
    extraOf(face),
    "</g></svg>",
  ].join("");
}

export function choicesOf(seed: number, { sport, sex, age }: Sitter) {
  const skin = pickFor(seed, "skin", skins);
  const [hair, strand] = fitting(
    (layer) => weightedFor(seed, layer, shares(hairs)),
    "hair",
    ([color]) => distance(color, skin[0]) > 36 && lightness(color) < lightness(skin[0]) + 10,
  );
  const cut = weightedFor(seed, "cut", cutsFor[sex]);
  const { covers = false } = cutOf(cut);
  const wears = pickFor(seed, "kit", worn[sport]);
  const kit: Kit = { cut: wears, pattern: pickFor(seed, "pattern", wears === "polo" ? underCollar : patterns) };
  const beard = sex === "male" && age >= 20 ? weightedFor(seed, "beard", beardShares) : "none";
  const cloth = fitting(
    (layer) => pickFor(seed, layer, cloths),
    "cloth",
    ([color]) => distance(color, skin[0]) > 60 && distance(color, grounds[sport].field) > 60,
  );
  const [main, second] = fitting(
    (layer) => pickFor<readonly [string, string]>(seed, layer, kit.cut === "jacket" ? jackets : clubs),
    "colors",
    ([color]) => distance(color, grounds[sport].field) > 70 && distance(color, skin[0]) > 50,
  );
  const face: Face = {
    head: age < 18 ? "young" : pickFor(seed, "head", heads),
    beard,
    // A beard leaves no room for some mouths.
    mouth: weightedFor(seed, "mouth", beard === "none" || beard === "stubble" ? mouths : mouths.slice(0, 2)),
    extra: fitting(
      (layer) => weightedFor(seed, layer, extras),
      "extra",
      (extra) => extraFits(extra, { cut, covers, sex, dark: lightness(skin[0]) < 110 }),
    ),
    skin,
    hair,
    iris: lightness(skin[0]) > 150 ? pickFor(seed, "iris", irises) : "#1f1512",
    lashes: sex === "female",
    nose: 11 + Math.floor(drawFor(seed, "nose") * 3),
    lined: age >= 31 && drawFor(seed, "lined") < 0.6,
    ears: !covers,
  };
  const colors: KitColors = { main, second, skin: skin[0], shadow: skin[1] };
  return { skin, kit, colors, cut, face, cloth, strand };
}

const heads: readonly Head[] = ["oval", "square", "narrow"];

const cutsFor: Record<Sitter["sex"], readonly (readonly [CutName, number])[]> = {
  female: [
    ["pony", 14],
    ["bun", 10],
    ["bob", 10],
    ["wavy", 10],
    ["long", 9],
    ["plaits", 9],
    ["topknot", 8],
    ["curls", 7],
    ["rows", 7],
    ["afro", 6],
    ["puffs", 6],
    ["crop", 4],
    ["part", 4],
    ["sport-hijab", 4],
    ["headscarf", 2],
  ],
  male: [
    ["fade", 13],
    ["crop", 13],
    ["part", 12],
    ["quiff", 12],
    ["buzz", 11],
    ["curls", 10],
    ["coils", 7],
    ["cornrows", 6],
    ["afro", 5],
    ["locs", 5],
    ["bald", 5],
    ["topknot", 4],
    ["wavy", 3],
    ["turban", 3],
  ],
};

const beardShares: readonly (readonly [Beard, number])[] = [
  ["none", 46],
  ["stubble", 26],
  ["full", 12],
  ["goatee", 9],
  ["moustache", 7],
];

const mouths: readonly (readonly [Mouth, number])[] = [
  ["smile", 42],
  ["calm", 26],
  ["open", 18],
  ["full", 14],
];

const extras: readonly (readonly [Extra, number])[] = [
  ["none", 68],
  ["freckles", 11],
  ["headband", 8],
  ["studs", 8],
  ["glasses", 5],
];

const ownBand: readonly CutName[] = ["bald", "turban", "bob"];

type HairChoice = { cut: CutName; covers: boolean; sex: Sitter["sex"]; dark: boolean };

function extraFits(extra: Extra, { cut, covers, sex, dark }: HairChoice): boolean {
  if (extra === "headband") return !covers && !ownBand.includes(cut);
  if (extra === "studs") return !covers && sex === "female" && cut !== "long" && cut !== "bob";
  return extra !== "freckles" || !dark;
}

const shares = <T extends readonly [string, string, number]>(all: readonly T[]) =>
  all.map((disc) => [disc, disc[2]] as const);
