"use client";
"use no memo"; // A filter never changes once it is rendered.

import type { ReactNode } from "react";
import { useWords } from "@/lib/platform/i18n/words-context";

export type Bound = [name: string, value?: number];
type Props = { label: string; unit?: string; bounds: [from: Bound, to: Bound]; step?: number; children?: ReactNode };

/** A short form, because a sport has about twenty measurements. */
type Range = readonly [label: string, unit: string, from: string, to: string, step?: number];

export const FacetRanges = ({ ranges }: { ranges: Range[] }) =>
  ranges.map(([label, unit, from, to, step]) => (
    <FacetRangeView key={from} label={label} unit={unit} bounds={[[from], [to]]} {...(step && { step })} />
  ));

/** The classes of its parts are those of `Facets`. */
export function FacetRangeView({ label, unit, bounds, step = 1, children }: Props) {
  const t = useWords("form");
  return (
    <fieldset data-range="">
      <legend>
        {label} {unit && <span className="text-ink-3">{unit}</span>}
      </legend>
      <div>
        {bounds.map(([name, value], index) => {
          const hint = t(index === 0 ? "from" : "to");
          return (
            <input
              key={name}
              className="control"
              type="number"
              inputMode={step < 1 ? "decimal" : "numeric"}
              step={step}
              name={name}
              defaultValue={value}
              placeholder={hint}
              aria-label={`${label}, ${hint}`}
            />
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}
