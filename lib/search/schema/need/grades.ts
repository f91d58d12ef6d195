import { askable, askedChoices } from "../askable";
import { isKind, meaning, type Sentence, take } from "./sentence";

/** The colours of the kyu in judo, from the first. */
const judoKyu = ["brown", "blue", "green", "orange", "yellow", "white"];

/** What follows a digit in "2nd", "2e", "2.º". */
const endings = new Set("st nd rd th er re e eme o a do ro to".split(" "));

const ordinals = [
  ["first", "premier", "premiere", "primer", "primero", "اول"],
  ["second", "deuxieme", "segundo", "ثاني"],
  ["third", "troisieme", "tercer", "tercero", "ثالث"],
  ["fourth", "quatrieme", "cuarto", "رابع"],
  ["fifth", "cinquieme", "quinto", "خامس"],
  ["sixth", "sixieme", "sexto", "سادس"],
];

/** "2nd dan", "3e kyu": a dan is a black belt, a kyu of judo is its colour. From the second dan on the words stay unread too, because only belts can be asked for. */
export function readGrades(sentence: Sentence) {
  for (const [index, item] of sentence.items.entries()) {
    const grade = meaning(item, "grade")?.value;
    const number = grade && numberBeside(sentence, index);
    if (!number || number.value > 10) continue;
    const items = [index, ...number.items];
    const colour = judoKyu[number.value - 1];
    if (grade === "dan") addDan(sentence, number.value === 1 ? items : []);
    else if (colour) addKyu(sentence, [...items, ...boundAround(sentence, items)], items.length, colour);
  }
}

function addDan(sentence: Sentence, items: number[]) {
  take(sentence, {
    items,
    sports: ["judo", "karate", "taekwondo"],
    give: () => ({ condition: { key: "belt", any: ["black"] } }),
  });
}

function addKyu(sentence: Sentence, items: number[], unbound: number, colour: string) {
  take(sentence, {
    items,
    sports: ["judo"],
    give: (sport) => {
      const belt = sport === "judo" ? askable(sport).find(({ key }) => key === "belt") : undefined;
      const belts = (belt && askedChoices(belt)) ?? [];
      const any = items.length > unbound ? belts.slice(belts.indexOf(colour)) : [colour];
      return belt ? { condition: { key: "belt", any } } : null;
    },
  });
}

/** The number directly before or after; a grade without one may be somebody's name. */
function numberBeside({ items, tokens }: Sentence, index: number): { value: number; items: number[] } | null {
  const wordAt = (nearby: number) => tokens[items[nearby]?.from ?? -1]?.word ?? "";
  const digit = endings.has(wordAt(index - 1)) ? index - 2 : index - 1;
  for (const nearby of [digit, index - 1, index + 1]) {
    if (items[nearby]?.clause !== items[index]?.clause) continue;
    const figure = items[nearby]?.figure;
    const value =
      figure && !figure.unit ? figure.value : ordinals.findIndex((words) => words.includes(wordAt(nearby))) + 1;
    if (!Number.isInteger(value) || value < 1) continue;
    return { value, items: nearby === index - 2 ? [nearby, index - 1] : [nearby] };
  }
  return null;
}

/** "at least 3rd kyu", "3rd kyu or higher" */
function boundAround({ items }: Sentence, own: readonly number[]): number[] {
  const [before, after] = [Math.min(...own) - 1, Math.max(...own) + 1];
  const isNear = (nearby: number) => items[nearby]?.clause === items[own[0] ?? -1]?.clause;
  if (isNear(before) && isKind(items[before], "least")) return [before];
  return isNear(after) && isKind(items[after], "leastAfter") ? [after] : [];
}
