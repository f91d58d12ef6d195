import type { HintKind } from "@/lib/jobs/schema/machine-hints";
import type { WordingHint } from "@/lib/jobs/schema/wording";

export type WordingWords = {
  title: string;
  hints: Record<HintKind, string>;
  machine: Record<"ask" | "asking" | "note" | "said" | "nothing" | "silent" | "noPay" | "instead", string>;
};

/** What to think about in the words of an offer, each with the words it is about. */
export function WordingList({ hints, words }: { hints: WordingHint[]; words: WordingWords }) {
  if (hints.length === 0) return null;
  return (
    <div className="border-s-3 border-mark bg-ground-2 p-4 text-sm">
      <p className="font-semibold">{words.title}</p>
      <ul className="mt-2 grid gap-2">
        {hints.map(({ kind, found }) => (
          <li key={kind}>
            <q className="font-medium">
              <bdi>{found}</bdi>
            </q>{" "}
            {words.hints[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}
