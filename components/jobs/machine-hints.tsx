import type { MachineReading } from "@/lib/jobs/schema/machine-hints";
import type { WordingWords } from "./wording-list";

type Props = { reading: MachineReading; words: WordingWords };

/** What a machine hints at, said to be a machine's; all of it as text. Dashed: nothing of it is settled. */
export function MachineHints({ reading: { answered, hints }, words: { machine, ...words } }: Props) {
  if (!answered) return <p className="text-sm text-ink-2">{machine.silent}</p>;
  if (hints.length === 0) return <p className="text-sm text-ink-2">{machine.nothing}</p>;
  return (
    <div className="border border-dashed border-line-2 p-4 text-sm">
      <p className="font-semibold">{machine.said}</p>
      <ul className="mt-2 grid gap-2">
        {hints.map(({ kind, found, instead }) => (
          <li key={`${kind} ${found}`}>
            {found ? (
              <>
                <q className="font-medium">
                  <bdi>{found}</bdi>
                </q>{" "}
                {words.hints[kind]}
              </>
            ) : (
              machine.noPay
            )}
            {instead && (
              <span className="block text-ink-2">
                {machine.instead} <bdi>{instead}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
