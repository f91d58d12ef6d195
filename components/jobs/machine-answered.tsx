"use client";
"use no memo";

import { useFormState } from "@/components/form/context";
import type { MachineReading } from "@/lib/jobs/schema/machine-hints";
import { MachineHints } from "./machine-hints";
import type { WordingWords } from "./wording-list";

/** Shows the answer of the language model inside the form that requested it. */
export function MachineAnswered({ words: texts }: { words: WordingWords }) {
  const { result } = useFormState();
  return (
    <div role="status" className="empty:hidden">
      {result?.ok && <MachineHints reading={result.data as MachineReading} words={texts} />}
    </div>
  );
}
