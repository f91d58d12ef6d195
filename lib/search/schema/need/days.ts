import { isKind, meaning, type Sentence, take } from "./sentence";

/** When somebody is free, or their contract ends: available in January, now, in the winter window, contract ends in June 2027. */
export function readDays(sentence: Sentence, today: string) {
  const { items } = sentence;
  for (const [at, item] of items.entries()) {
    const month = meaning(item, "month");
    const by = meaning(item, "by");
    if (month) readMonth(sentence, at, Number(month.value), today);
    else if (by) until(sentence, markers(sentence, at), nextDay(by.value, today));
    else if (isKind(item, "now")) until(sentence, markers(sentence, at), today);
  }
  items.forEach((item, at) => {
    if (isKind(item, "available") && !sentence.taken.has(at)) until(sentence, [at], today);
  });
}

function readMonth(sentence: Sentence, at: number, month: number, today: string) {
  const { items } = sentence;
  const year = items[at + 1]?.figure;
  // How long somebody can stay is nothing they say.
  if (isKind(items[at - 1], "to") && isKind(items[at - 2], "month")) return;
  const isYear = year && !year.unit && year.value >= 2000 && year.value <= 2100;
  const used = isYear ? [at, at + 1] : [at];
  const first = firstOf(month, isYear ? year.value : undefined, today);
  const ends = contractEndBefore(sentence, at);
  if (ends >= 0)
    return take(sentence, {
      items: [ends, ...used, ...between(ends, at)],
      give: () => ({ condition: { key: "contract_end", from: first, until: lastOf(first) } }),
    });
  const from = isKind(items[at - 1], "least") || isKind(items[at + 1], "to");
  until(sentence, [...markers(sentence, at), ...used], from ? first : lastOf(first));
}

const until = (sentence: Sentence, items: number[], day: string) =>
  take(sentence, { items, give: () => ({ condition: { key: "available_from", until: day } }) });

/** "available" and what is between it and the day. */
function markers(sentence: Sentence, at: number): number[] {
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    if (sentence.items[before]?.clause !== sentence.items[at]?.clause) break;
    if (isKind(sentence.items[before], "available") || isLibre(sentence, before, at))
      return [before, ...between(before, at), at];
  }
  return [at];
}

/** "libre en enero" is free to come, and not without a contract; "libre de suite" says both, so it is left to be read. */
const isLibre = ({ items }: Sentence, before: number, at: number) =>
  isKind(items[at], "month") && meaning(items[before], "choice")?.value === "contract_status=free";

function contractEndBefore(sentence: Sentence, at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - 4); before--)
    if (isKind(sentence.items[before], "contractEnd")) return before;
  return -1;
}

const between = (from: number, to: number) => Array.from({ length: to - from - 1 }, (_, step) => from + 1 + step);

function firstOf(month: number, year: number | undefined, today: string): string {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return `${year ?? (month < thisMonth ? thisYear + 1 : thisYear)}-${String(month).padStart(2, "0")}-01`;
}

const lastOf = (first: string) =>
  new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0)).toISOString().slice(0, 10);

const nextDay = (day: string, today: string) => `${Number(today.slice(0, 4)) + (day < today.slice(5) ? 1 : 0)}-${day}`;
