"use client";
"use no memo"; // A list of checks never changes once it is rendered.

import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import type { Check } from "@/lib/trust/schema/check";

type Result = "passed" | "failed" | "unknown";
export type CheckWords = { rules: Record<Check["rule"], string>; results: Record<Result, string> };
export type CheckListProps = { checks: Check[]; summary: string; words: CheckWords };

const icons = { passed: "check", failed: "alert", unknown: "clock" } as const;

/** Automatic checks; the list is open if one has failed. `words` is the same object for all lists of a page, so that the payload holds it once. */
export function CheckList({ checks, summary, words }: CheckListProps) {
  if (checks.length === 0) return null;
  return (
    <Disclosure
      small
      className="max-w-72 min-w-52"
      summary={summary}
      open={checks.some(({ passed }) => passed === false)}
    >
      <ul className="checks-done">
        {checks.map(({ rule, passed }) => {
          const result = passed === null ? "unknown" : passed ? "passed" : "failed";
          return (
            <li key={rule} data-passed={passed ?? "unknown"}>
              <Icon name={icons[result]} />
              <span>
                {words.rules[rule]}
                <small> {words.results[result]}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
