import type { ModelReading } from "@/lib/jobs/schema/model-suggestions";
import type { WordingWords } from "./wording-list";

type Props = { reading: ModelReading; words: WordingWords };

/** Suggestions of a language model, labeled as such and rendered as plain text. */
export function ModelSuggestions({ reading: { answered: isAnswered, hints }, words: { machine, ...texts } }: Props) {
  if (!isAnswered) return <p className="text-sm text-ink-2">{machine.silent}</p>;
  if (hints.length === 0) return <p className="text-sm text-ink-2">{machine.nothing}</p>;
  return (
    <div className="border border-dashed border-line-2 p-4 text-sm">
      <p className="font-semibold">{machine.title}</p>
      <ul className="mt-2 grid gap-2">
        {hints.map(({ kind, found: phrase, instead: replacement }) => (
          <li key={`${kind} ${phrase}`}>
            {phrase ? (
              <>
                <q className="font-medium">
                  <bdi>{phrase}</bdi>
                </q>{" "}
                {texts.hints[kind]}
              </>
            ) : (
              machine.noPay
            )}
            {replacement && (
              <span className="block text-ink-2">
                {machine.instead} <bdi>{replacement}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
