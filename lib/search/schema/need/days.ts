import { isKind, meaning, type Sentence, take } from "./sentence";

/** Reads dates of availability and contract ends: available in January, now, in the winter window, contract ends in June 2027. */
export function readDays(sentence: Sentence, today: string) {
  const { items } = sentence;
  for (const [index, item] of items.entries()) {
    const month = meaning(item, "month");
    const deadline = meaning(item, "by");
    if (month) readMonth(sentence, index, Number(month.value), today);
    else if (deadline) addAvailability(sentence, markerItems(sentence, index), nextDay(deadline.value, today));
    else if (isKind(item, "now")) addAvailability(sentence, markerItems(sentence, index), today);
  }
  items.forEach((item, index) => {
    if (isKind(item, "available") && !sentence.taken.has(index)) addAvailability(sentence, [index], today);
  });
}

function readMonth(sentence: Sentence, index: number, month: number, today: string) {
  const { items } = sentence;
  const year = items[index + 1]?.figure;
  if (sentence.taken.has(index)) return;
  const isYear = year && !year.unit && year.value >= 2000 && year.value <= 2100;
  const monthItems = isYear ? [index, index + 1] : [index];
  const firstDay = firstOf(month, isYear ? year.value : undefined, today);
  const contractEndIndex = contractEndBefore(sentence, index);
  if (contractEndIndex >= 0)
    return take(sentence, {
      items: [contractEndIndex, ...monthItems, ...between(contractEndIndex, index)],
      give: () => ({ condition: { key: "contract_end", from: firstDay, until: lastOf(firstDay) } }),
    });
  const period = isKind(items[index + 1], "to") && isKind(items[index + 2], "month") ? [index + 1, index + 2] : [];
  const isStart = isKind(items[index - 1], "least") || isKind(items[index + 1], "to");
  const marked = [...markerItems(sentence, index), ...monthItems, ...period];
  addAvailability(sentence, marked, isStart ? firstDay : lastOf(firstDay));
}

const addAvailability = (sentence: Sentence, items: number[], day: string) =>
  take(sentence, { items, give: () => ({ condition: { key: "available_from", until: day } }) });

function markerItems(sentence: Sentence, index: number): number[] {
  for (let previous = index - 1; previous >= Math.max(0, index - 4); previous--) {
    if (sentence.items[previous]?.clause !== sentence.items[index]?.clause) break;
    if (isKind(sentence.items[previous], "available") || isAvailableWord(sentence, previous, index))
      return [previous, ...between(previous, index), index];
  }
  return [index];
}

/** "libre en enero" means available, not without a contract; "libre de suite" is ambiguous and stays unread. */
const isAvailableWord = ({ items }: Sentence, previous: number, index: number) =>
  isKind(items[index], "month") && meaning(items[previous], "choice")?.value === "contract_status=free";

function contractEndBefore(sentence: Sentence, index: number): number {
  for (let previous = index - 1; previous >= Math.max(0, index - 4); previous--)
    if (isKind(sentence.items[previous], "contractEnd")) return previous;
  return -1;
}

const between = (isStart: number, to: number) =>
  Array.from({ length: to - isStart - 1 }, (_, step) => isStart + 1 + step);

function firstOf(month: number, year: number | undefined, today: string): string {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return `${year ?? (month < thisMonth ? thisYear + 1 : thisYear)}-${String(month).padStart(2, "0")}-01`;
}

const lastOf = (firstDay: string) =>
  new Date(Date.UTC(Number(firstDay.slice(0, 4)), Number(firstDay.slice(5, 7)), 0)).toISOString().slice(0, 10);

const nextDay = (day: string, today: string) => `${Number(today.slice(0, 4)) + (day < today.slice(5) ? 1 : 0)}-${day}`;
