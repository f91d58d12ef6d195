"use client";
"use no memo";

import { useFormState } from "@/components/form/context";
import type { MachineReading } from "@/lib/jobs/schema/machine-hints";
import { MachineHints } from "./machine-hints";
import type { WordingWords } from "./wording-list";

/** Inside a form that asks a machine: what it answered. */
export function MachineAnswered({ words }: { words: WordingWords }) {
  const { result } = useFormState();
  return (
    <div role="status" className="empty:hidden">
      {result?.ok && <MachineHints reading={result.data as MachineReading} words={words} />}
    </div>
  );
}
