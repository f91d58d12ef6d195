/** A word with the text before it; offsets refer to the normalized text. */
export type Part = { text: string; from: number; to: number; gap: string };
export type Span = { from: number; to: number };

/** Splits a text into words; the last part is empty and holds the trailing text. */
export function splitParts(text: string): Part[] {
  const parts: Part[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}_%+-]+/gu)) {
    const part = trimEdges(match[0]);
    if (!part) continue;
    const from = match.index + match[0].indexOf(part);
    parts.push({ text: part, from, to: from + part.length, gap: text.slice(previousEnd, from) });
    previousEnd = from + part.length;
  }
  parts.push({ text: "", from: text.length, to: text.length, gap: text.slice(previousEnd) });
  return parts;
}

function trimEdges(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && isEdge(word[from])) from++;
  while (from < to && isEdge(word[to - 1])) to--;
  return word.slice(from, to);
}
const isEdge = (character: string | undefined) => character === "-" || character === "%" || character === "+";

export type Joint = "at" | "weakAt" | "tightDot" | "dot" | "spokenDot" | "slash" | "space" | "break";

export function classifyGap(gap: string): Joint {
  if (gap === ".") return "tightDot";
  if (gap.length > 12) return "break";
  const trimmed = gap.trim();
  if (trimmed === "") return "space";
  if (trimmed === "@" || isBracketed(trimmed, "@")) return "at";
  if (isBracketed(trimmed, ".")) return "spokenDot";
  if (trimmed === ".") return gap.length > 2 ? "dot" : "break";
  return gap === "/" ? "slash" : "break";
}

const isBracketed = (trimmed: string, sign: string) =>
  trimmed.length > 2 && isOpening(trimmed) && isClosing(trimmed) && trimmed.slice(1, -1).trim() === sign;

const isOpening = (gap: string) =>
  "([{<".includes(gap.trimEnd().at(-1) ?? "x") || "([{<".includes(gap.trim()[0] ?? "x");
const isClosing = (gap: string) => ")]}>".includes(gap.trim().at(-1) ?? "x");

export function surroundings(left: string, right: string): "brackets" | "blanks" | null {
  if (left.length > 4 || right.length > 4) return null;
  if ("([{<".includes(left.trim() || "x") && ")]}>".includes(right.trim() || "x")) return "brackets";
  return left !== "" && right !== "" && left.trim() === "" && right.trim() === "" ? "blanks" : null;
}
