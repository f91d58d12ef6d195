import bidiFactory from "bidi-js";

const bidi = bidiFactory();

export type Weight = "regular" | "bold";
/** A part of a line in one font; `shaped` text is in reading order, because the font shapes it. */
export type Run = { text: string; face: string; shaped: boolean };
export type Spell = (text: string) => Run[];

const invisible = /^\p{Default_Ignorable_Code_Point}+$/u;

/** The runs of a line from left to right (Unicode bidirectional algorithm). */
export function bidiRuns(line: string, rightToLeft: boolean, spell: Spell): Run[] {
  const clusters = spell(line);
  const text = clusters.map((cluster) => cluster.text).join("");
  const { levels } = bidi.getEmbeddingLevels(text, rightToLeft ? "rtl" : "ltr");
  const parts: (Run & { level: number; clusters: string[] })[] = [];
  let position = 0;
  for (const { text: cluster, face, shaped } of clusters) {
    const level = levels[position] ?? 0;
    position += cluster.length;
    if (invisible.test(cluster)) continue;
    const previous = parts.at(-1);
    if (previous?.level === level && previous.face === face) previous.clusters.push(cluster);
    else parts.push({ text: "", face, shaped, level, clusters: [cluster] });
  }
  return inVisualOrder(parts).map(({ clusters: runClusters, face, shaped, level }) => ({
    face,
    shaped,
    text: (!shaped && level % 2 === 1 ? runClusters.reverse().map(mirror) : runClusters).join(""),
  }));
}

/** Rule L2 of the algorithm: reverses from the highest level down. */
function inVisualOrder<Part extends { level: number }>(parts: Part[]): Part[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return ordered;
}

const mirror = (letter: string) => bidi.getMirroredCharacter(letter) ?? letter;

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
export const clustersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

export function wrapText(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  const blank = widthOf(" ");
  let remaining = 0;
  for (const word of text.split(" ")) {
    const advance = widthOf(word);
    if (lines.length > 0 && blank + advance <= remaining) {
      lines[lines.length - 1] += ` ${word}`;
      remaining -= blank + advance;
    } else {
      const pieces = advance <= width ? [word] : breakWord(word, width, widthOf);
      lines.push(...pieces);
      remaining = width - widthOf(pieces.at(-1) ?? "");
    }
  }
  return lines;
}

function breakWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces: string[] = [];
  let remaining = 0;
  for (const cluster of clustersOf(word)) {
    const advance = widthOf(cluster);
    remaining -= advance;
    if (pieces.length > 0 && remaining >= 0) pieces[pieces.length - 1] += cluster;
    else {
      pieces.push(cluster);
      remaining = width - advance;
    }
  }
  return pieces;
}
