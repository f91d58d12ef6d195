"use client";
"use no memo";

import { useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { errorsOf, fieldId, useFormState } from "./context";

// Without scripts the browser itself goes to what is wrong; an address with #form would follow every redirect instead.
const firstOnThePage = { autoFocus: true };

/** What is wrong, on top of the form, each line a link to its field; takes the focus when it appears. */
export function ErrorSummary() {
  const { id, result, files } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<Record<string, string>>({});
  useEffect(() => {
    if (!result || result.ok) return;
    const names = Object.keys(result.fields ?? {});
    setLabels(Object.fromEntries(names.map((name) => [name, labelOf(fieldId(id, name))])));
    box.current?.focus();
  }, [result, id]);
  if (!result || result.ok) return null;
  const fields = Object.keys(result.fields ?? {})
    .map((name) => [name, errorsOf(name, result, files.said)[0]] as const)
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

/** What the field calls itself, so that "Please fill in this field" says which. */
function labelOf(id: string) {
  const field = document.getElementById(id);
  const label = (field as HTMLInputElement | null)?.labels?.[0] ?? field?.querySelector("legend");
  return label?.firstChild?.textContent?.trim() ?? "";
}
