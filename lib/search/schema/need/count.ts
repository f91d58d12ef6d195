import type { Sentence } from "./sentence";

const counts = new Set(
  (
    "two three four five six seven eight nine ten deux trois quatre cinq sept huit neuf dix " +
    "dos tres cuatro cinco seis siete ocho nueve diez " +
    "ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره ثلاث اربع خمس ست سبع ثماني تسع عشر"
  ).split(" "),
);
const most = 30;

/** How many are needed is said first, and asks nothing of any of them: "three wing-backs". Read last, when nothing else took it. */
export function readCount({ items, tokens, taken }: Sentence) {
  const [first] = items;
  if (!first || taken.has(0) || items.length < 2) return;
  const { figure } = first;
  const isCount = figure ? !figure.unit && figure.value <= most : counts.has(tokens[first.from]?.word ?? "");
  if (isCount && first.to - first.from === 1) taken.add(0);
}
