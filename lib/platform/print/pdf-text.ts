import bidiFactory from "bidi-js";

const bidi = bidiFactory();

export type Weight = "regular" | "bold";
/** Part of a line in one font, in visual order; Arabic runs are shaped by their font. */
export type Run = { text: string; script: "latin" | "latin-ext" | "arabic" };

const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff\u200c\u200d]/;

/** Letters missing in the first font; the second has them. */
export const latinExtended = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/g;

/** Direction marks are applied, not drawn. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Spaces missing in the fonts. */
const tied = /[\u00a0\u2009\u202f]/;

/** The runs of a line from left to right (Unicode bidirectional algorithm). */
export function runsOf(line: string, rightToLeft: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? "rtl" : "ltr");
  const parts: (Run & { level: number })[] = [];
  for (let at = 0; at < line.length; at += 1) {
    if (unseen.test(line.charAt(at))) continue;
    const [letter, level] = [tied.test(line.charAt(at)) ? " " : line.charAt(at), levels[at] ?? 0];
    const script = arabic.test(letter) ? "arabic" : letter.search(latinExtended) >= 0 ? "latin-ext" : "latin";
    const last = parts.at(-1);
    if (last?.level === level && last.script === script) last.text += letter;
    else parts.push({ text: letter, script, level });
  }
  return inVisualOrder(parts).map(({ text, script, level }) => ({
    script,
    text: script !== "arabic" && level % 2 === 1 ? mirrored(text) : text,
  }));
}

/** Rule L2: reverses from the highest level down. */
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

/** Characters mirrored between right-to-left words. */
const mirrored = (text: string) =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join("");

/** Breaks text between words. */
export function linesOf(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
