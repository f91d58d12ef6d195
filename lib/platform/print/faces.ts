import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Weight } from "./pdf-text";

/** In the order in which they are searched for a letter; the files of `pinned` families hold all weights. */
const families = {
  latin: { folder: "@fontsource/ibm-plex-sans", pinned: false },
  hebrew: { folder: "@fontsource/ibm-plex-sans-hebrew", pinned: false },
  arabic: { folder: "@fontsource/ibm-plex-sans-arabic", pinned: false },
  chinese: { folder: "@fontsource-variable/noto-sans-sc", pinned: true },
  japanese: { folder: "@fontsource-variable/noto-sans-jp", pinned: true },
  korean: { folder: "@fontsource-variable/noto-sans-kr", pinned: true },
} as const;
export type Family = keyof typeof families;

export type Face = { family: Family; part: string };

const weights: Record<Weight, number> = { regular: 400, bold: 600 };
const familyNames = Object.keys(families) as Family[];
const folderOf = (family: Family) => join(process.cwd(), "node_modules", families[family].folder);

/** The families in search order; a text with Japanese or Korean letters uses the Japanese or Korean forms of shared characters. */
function orderFor(letters: string): Family[] {
  const native = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letters) ? "japanese" : "korean";
  const others = familyNames.filter((family) => family !== native);
  const isNative = native === "japanese" || /\p{sc=Hangul}/u.test(letters);
  return isNative ? others.toSpliced(others.indexOf("chinese"), 0, native) : familyNames;
}

type Range = { from: number; to: number; face: Face };
const rangesByFamily = new Map<Family, Promise<Range[]>>();

async function readRanges(family: Family): Promise<Range[]> {
  const parts: Record<string, string> = JSON.parse(await readFile(join(folderOf(family), "unicode.json"), "utf8"));
  return Object.entries(parts).flatMap(([part, rangeList]) => rangesOf({ family, part }, rangeList));
}

const rangesOf = (face: Face, rangeList: string): Range[] =>
  rangeList.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), face };
  });

export async function* facesOf(letter: string, letters: string): AsyncGenerator<Face> {
  const code = letter.codePointAt(0) ?? 0;
  for (const family of orderFor(letters)) {
    if (!rangesByFamily.has(family)) rangesByFamily.set(family, readRanges(family));
    for (const { from, to, face } of (await rangesByFamily.get(family)) ?? [])
      if (from <= code && code <= to) yield face;
  }
}

export const fontName = ({ family, part }: Face) => `${family} ${part}`;

/** The bytes of a face; a pinned one is reduced to `letters`. */
export async function fontOf({ family, part }: Face, weight: Weight, letters: string): Promise<Buffer> {
  const { folder, pinned } = families[family];
  const stem = `${folder.split("/")[1]}-${part.replace(/[[\]]/g, "")}`;
  const [axis, extension] = pinned ? ["wght", "woff2"] : [weights[weight], "woff"];
  const bytes = await readFile(join(folderOf(family), "files", `${stem}-${axis}-normal.${extension}`));
  if (!pinned) return bytes;
  const { default: subset } = await import("subset-font");
  return subset(bytes, letters, { targetFormat: "sfnt", variationAxes: { wght: weights[weight] } });
}
