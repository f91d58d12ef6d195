import { farthest, nearest } from "../search";
import { beside, isKind, meaning, type Sentence, take } from "./sentence";

const MILE_KM = 1.609_344;
const DEFAULT_KM = 30;
const MAX_NAME_ITEMS = 4;

/** `country` is set for a region, whose town is certain. */
export type Near = { words: string; km: number; country?: string };

/** Reads the first place: "near Lyon", "within 50 km of Leeds", "à 30 km de Nantes". */
export function readPlace(sentence: Sentence): Near | null {
  const { items, taken } = sentence;
  const radiusAt = items.findIndex(({ figure }) => figure?.unit === "km" || figure?.unit === "mi");
  const nearAt = items.findIndex((item) => isKind(item, "near"));
  const start = nearAt >= 0 ? nearAt : radiusAt >= 0 ? radiusAt : findTownItem(sentence);
  if (start < 0) return null;
  const name = nameAfter(sentence, start);
  if (name.length === 0) return null;
  const [first, last] = [items[name[0] ?? 0], items[name.at(-1) ?? 0]];
  for (let index = Math.max(0, start - 1); index < (name[0] ?? start); index++)
    if (index >= start || isKind(items[index], "under", "in", "to", "filler", "least", "most")) taken.add(index);
  for (const index of [...name, ...(radiusAt >= 0 ? [radiusAt] : [])]) taken.add(index);
  const from = sentence.tokens[first?.from ?? 0]?.from ?? 0;
  const to = sentence.tokens[(last?.to ?? 1) - 1]?.to ?? 0;
  const words = sentence.text.slice(from, to).replace(/^(?:ال)?مدينة\s+/, "");
  return { words, km: toKilometers(items[radiusAt]?.figure) };
}

/** "in Andalusia": the circle that covers the region; a radius beside it is not used. */
export function readRegion(sentence: Sentence): Near | null {
  const { items } = sentence;
  const index = items.findIndex((item, index) => isKind(item, "region") && !isExcluded(sentence, index));
  const [words = "", country = "", km] = meaning(items[index], "region")?.value.split(",") ?? [];
  if (!words) return null;
  const before = beside(sentence, index, -1);
  take(sentence, { items: isKind(items[before], "in", "near", "to") ? [before, index] : [index], give: () => ({}) });
  return { words, country, km: Number(km) };
}

/** Countries where players are based; a name alone, or directly after another word, may be a person's. */
export function readCountries(sentence: Sentence) {
  const { items, taken, readings } = sentence;
  items.forEach((item, index) => {
    const country = meaning(item, "country");
    if (!country || taken.has(index) || isExcluded(sentence, index)) return;
    const before = items[index - 1];
    const isPlaced = isKind(before, "in", "near");
    const isListed = !before || before.clause !== item.clause || isKind(before, "or", "link", "filler", "least", "to");
    if (!isPlaced && (!isListed || readings.length === 0)) return;
    take(sentence, {
      items: isPlaced ? [index - 1, index] : [index],
      give: () => ({ countries: country.value.split(",") }),
    });
  });
}

export function readOrder(sentence: Sentence) {
  sentence.items.forEach((item, index) => {
    if (isKind(item, "nearest")) take(sentence, { items: [index], give: () => ({ sort: "nearest" }) });
  });
}

/** "not in Spain"; "born in Spain" is refused as origin. */
const isExcluded = (sentence: Sentence, index: number) =>
  isKind(sentence.items[beside(sentence, index, -1)], "refuse") ||
  isKind(sentence.items[beside(sentence, index, -1, ["filler", "in", "to", "or", "country", "region"])], "no");

function toKilometers(figure: { value: number; unit?: string } | undefined): number {
  if (!figure) return DEFAULT_KM;
  const km = Math.round(figure.value * (figure.unit === "mi" ? MILE_KM : 1));
  return Math.min(farthest, Math.max(nearest, km));
}

/** "in Lyon": requires a capital letter, because "in" has other meanings. */
const findTownItem = ({ items, tokens, text }: Sentence) =>
  items.findIndex((item, index) => {
    const next = items[index + 1];
    const letter = text[tokens[next?.from ?? -1]?.from ?? -1] ?? "";
    return isKind(item, "in", "to") && next?.meanings.length === 0 && !next.figure && /\p{Lu}/u.test(letter);
  });

/** The name ends at a comma, a number or a known word; its first word is taken as it is. */
function nameAfter({ items }: Sentence, start: number): number[] {
  let index = start + 1;
  const { clause } = items[start] ?? {};
  while (isKind(items[index], "filler", "near", "to", "in")) {
    if (items[index]?.clause !== clause || isLast(items, index)) break;
    index += 1;
  }
  const name: number[] = [];
  for (; items[index]?.clause === clause && name.length < MAX_NAME_ITEMS; index++) {
    const item = items[index];
    if (!item || item.figure) break;
    if (name.length > 0 && item.meanings.length > 0 && !isKind(item, "filler", "shade")) break;
    name.push(index);
  }
  while (isKind(items[name.at(-1) ?? -1], "filler")) name.pop();
  return name;
}

const isLast = (items: Sentence["items"], index: number) => items[index + 1] === undefined;
