"use client";
"use no memo";

import { useLayoutEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { errorsOf, fieldId, useFormState } from "./context";

// Without scripts the browser focuses the summary; a #form in the URL would be carried along every redirect.
const firstOnThePage = { autoFocus: true };

/** Links each error to its field and takes the focus when it appears. */
export function ErrorSummary() {
  const { id, result, files } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<Record<string, string>>({});
  const [initialResult] = useState(result);
  useLayoutEffect(() => {
    if (!result || result.ok) return;
    const names = Object.keys(result.fields ?? {});
    setLabels(Object.fromEntries(names.map((name) => [name, labelOf(fieldId(id, name))])));
    // The summary of an answer rendered by the server already took the focus; the reader may have moved on since.
    if (result !== initialResult || document.activeElement === document.body) box.current?.focus();
  }, [result, initialResult, id]);
  if (!result || result.ok) return null;
  const fields = Object.keys(result.fields ?? {})
    .map((name) => [name, errorsOf(name, result, files.messages)[0]] as const)
    .filter(([, sentence]) => sentence);
  return (
    <Notice
      ref={box}
      look={result.code === "several_at_once" ? "plain" : "bad"}
      title={result.words[result.code]}
      tabIndex={-1}
      {...firstOnThePage}
    >
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${fieldId(id, name)}`}>
                {labels[name] && <b>{labels[name]} – </b>}
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
      {result.reference && <p className="dim">{result.reference}</p>}
    </Notice>
  );
}

/** The label of the field, so that "Please fill in this field" can name it. */
function labelOf(id: string) {
  const field = document.getElementById(id);
  const label = (field as HTMLInputElement | null)?.labels?.[0] ?? field?.querySelector("legend");
  return label?.firstChild?.textContent?.trim() ?? "";
}
