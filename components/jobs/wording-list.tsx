import type { HintKind } from "@/lib/jobs/schema/model-suggestions";
import type { WordingHint } from "@/lib/jobs/schema/wording";

export type WordingWords = {
  title: string;
  hints: Record<HintKind, string>;
  machine: Record<"ask" | "asking" | "note" | "title" | "nothing" | "silent" | "noPay" | "instead", string>;
};

/** Each hint quotes the words that it is about. */
export function WordingList({ hints, words: texts }: { hints: WordingHint[]; words: WordingWords }) {
  if (hints.length === 0) return null;
  return (
    <div className="border-s-3 border-mark bg-ground-2 p-4 text-sm">
      <p className="font-semibold">{texts.title}</p>
      <ul className="mt-2 grid gap-2">
        {hints.map(({ kind, found: phrase }) => (
          <li key={kind}>
            <q className="font-medium">
              <bdi>{phrase}</bdi>
            </q>{" "}
            {texts.hints[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}
