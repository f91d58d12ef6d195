import type { Token } from "./normalise";

export type Measure = "cm" | "m" | "kg" | "lb" | "km" | "mi" | "mph" | "km/h" | "%" | "s";

export type Figure = {
  text: string;
  value: number;
  unit?: Measure;
  length: number;
};

const measures: Record<Measure, string> = {
  cm: "cm centimetre centimetres centimeters centimetros سم سنتيمتر سنتيمترات سنتمتر",
  m: "m metre metres meter meters metros metro متر امتار م",
  kg: "kg kgs kilo kilos kilogrammes kilogramos كغ كلغ كيلو كيلوغرام كجم",
  lb: "lb lbs pound pounds libras livres رطل",
  km: "km kms kilometre kilometres kilometers kilometros كم كيلومتر كيلومترا",
  mi: "mi mile miles milles ميل",
  mph: "mph millas",
  "km/h": "kmh kph",
  "%": "% percent pourcent",
  s: "s sec secs second seconds seconde secondes segundos ثانيه ثوان",
};
const measureOf = new Map(
  Object.entries(measures).flatMap(([measure, words]) =>
    words.split(" ").map((word) => [word, measure as Measure] as const),
  ),
);

const arabicNumbers = ["واحد", "اثنان", "ثلاثه", "اربعه", "خمسه", "سته", "سبعه", "ثمانيه", "تسعه", "عشره"];

export function figureAt(tokens: readonly Token[], index: number): Figure | null {
  const word = tokens[index]?.word ?? "";
  if (word === "متران" || word === "مترين") return readTwoMeters(tokens, index);
  if (!/^\d/.test(word)) return null;
  if (/^\d['′’]/.test(word)) return { text: word, value: Number(word[0]), unit: "cm", length: 1 };
  if (/^\dm\d/.test(word)) return { text: word, value: Number(word[0]), unit: "cm", length: 1 };
  const text = word.replace(/[,٫]/, ".");
  const [unit, unitLength] = unitAt(tokens, index + 1);
  return { text: unit ? `${text}${unit}` : text, value: Number(text), ...(unit && { unit }), length: 1 + unitLength };
}

function unitAt(tokens: readonly Token[], index: number): [Measure | undefined, number] {
  const [word = "", next = "", after = ""] = tokens.slice(index, index + 3).map((token) => token.word);
  const unit = measureOf.get(word);
  if (unit === "km" && /^(?:h|س)$/.test(next)) return ["km/h", 2];
  if (unit === "km" && /^(?:per|par|por)$/.test(next) && /^(?:hour|heure|hora)$/.test(after)) return ["km/h", 3];
  if (/^(?:pour|per|por)$/.test(word) && /^(?:cent|ciento)$/.test(next)) return ["%", 2];
  return [unit, unit ? 1 : 0];
}

function readTwoMeters(tokens: readonly Token[], index: number): Figure {
  const countWord = (tokens[index + 1]?.word ?? "").replace(/^و/, "");
  const count = /^\d{1,2}$/.test(countWord) ? Number(countWord) : arabicNumbers.indexOf(countWord) + 1;
  if (count === 0) return { text: "2m", value: 2, unit: "m", length: 1 };
  const unit = measureOf.get(tokens[index + 2]?.word ?? "") === "cm";
  return { text: `${200 + count}cm`, value: 200 + count, unit: "cm", length: unit ? 3 : 2 };
}
