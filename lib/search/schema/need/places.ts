import { farthest, nearest } from "../search";
import { isKind, type Sentence } from "./sentence";

const MILE_KM = 1.609_344;
/** How far "near" is, when nobody says. */
const nearby = 30;
const longestName = 4;

/** A place in words, for the gazetteer to find. */
export type Near = { words: string; km: number };

/** "near Lyon", "within 50 km of Leeds", "à 30 km de Nantes": the first of them. */
export function readPlace(sentence: Sentence): Near | null {
  const { items, taken } = sentence;
  const radiusAt = items.findIndex(({ figure }) => figure?.unit === "km" || figure?.unit === "mi");
  const nearAt = items.findIndex((item) => isKind(item, "near"));
  const start = nearAt >= 0 ? nearAt : radiusAt >= 0 ? radiusAt : inTown(sentence);
  if (start < 0) return null;
  const name = nameAfter(sentence, start);
  if (name.length === 0) return null;
  const [first, last] = [items[name[0] ?? 0], items[name.at(-1) ?? 0]];
  for (let at = Math.max(0, start - 1); at < (name[0] ?? start); at++)
    if (at >= start || isKind(items[at], "under", "in", "to", "filler", "least", "most")) taken.add(at);
  for (const at of [...name, ...(radiusAt >= 0 ? [radiusAt] : [])]) taken.add(at);
  const from = sentence.tokens[first?.from ?? 0]?.from ?? 0;
  const to = sentence.tokens[(last?.to ?? 1) - 1]?.to ?? 0;
  const words = sentence.text.slice(from, to).replace(/^(?:ال)?مدينة\s+/, "");
  return { words, km: kilometres(items[radiusAt]?.figure) };
}

function kilometres(figure: { value: number; unit?: string } | undefined): number {
  if (!figure) return nearby;
  const km = Math.round(figure.value * (figure.unit === "mi" ? MILE_KM : 1));
  return Math.min(farthest, Math.max(nearest, km));
}

/** "in Lyon", "à Lyon": only a name with a capital letter, for "in" says much else. */
const inTown = ({ items, tokens, text }: Sentence) =>
  items.findIndex((item, at) => {
    const next = items[at + 1];
    const letter = text[tokens[next?.from ?? -1]?.from ?? -1] ?? "";
    return isKind(item, "in", "to") && next?.meanings.length === 0 && !next.figure && /\p{Lu}/u.test(letter);
  });

/** Whatever is written up to a comma, a figure or a word that means something; the first word is taken as it is. */
function nameAfter({ items }: Sentence, start: number): number[] {
  let at = start + 1;
  const { clause } = items[start] ?? {};
  while (isKind(items[at], "filler", "near", "to", "in")) {
    if (items[at]?.clause !== clause || isArticle(items, at)) break;
    at += 1;
  }
  const name: number[] = [];
  for (; items[at]?.clause === clause && name.length < longestName; at++) {
    const item = items[at];
    if (!item || item.figure) break;
    if (name.length > 0 && item.meanings.length > 0 && !isKind(item, "filler")) break;
    name.push(at);
  }
  while (isKind(items[name.at(-1) ?? -1], "filler")) name.pop();
  return name;
}

const isArticle = (items: Sentence["items"], at: number) => items[at + 1] === undefined;
