import type { Sentence } from "./sentence";

const countWords = new Set(
  (
    "two three four five six seven eight nine ten deux trois quatre cinq sept huit neuf dix " +
    "dos tres cuatro cinco seis siete ocho nueve diez " +
    "ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره ثلاث اربع خمس ست سبع ثماني تسع عشر"
  ).split(" "),
);
const MAX_COUNT = 30;

/** A leading number ("three wing-backs") is a head count and no criterion; read last, if nothing else used it. */
export function readCount({ items, tokens, taken }: Sentence) {
  const [first] = items;
  if (!first || taken.has(0) || items.length < 2) return;
  const { figure } = first;
  const isCount = figure ? !figure.unit && figure.value <= MAX_COUNT : countWords.has(tokens[first.from]?.word ?? "");
  if (isCount && first.to - first.from === 1) taken.add(0);
}
