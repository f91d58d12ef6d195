"use client";
"use no memo";

import { useFormState } from "@/components/form/context";
import type { ModelReading } from "@/lib/jobs/schema/model-suggestions";
import { ModelSuggestions } from "./model-suggestions";
import type { WordingWords } from "./wording-list";

/** Shows the answer of the language model inside the form that requested it. */
export function ModelAnswered({ words: texts }: { words: WordingWords }) {
  const { result } = useFormState();
  return (
    <div role="status" className="empty:hidden">
      {result?.ok && <ModelSuggestions reading={result.data as ModelReading} words={texts} />}
    </div>
  );
}
