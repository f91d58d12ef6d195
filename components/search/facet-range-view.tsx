"use client";
"use no memo"; // A filter never changes once it is rendered.

import type { ReactNode } from "react";

type Bound = { name: string; value: number | undefined; hint: string };
type Props = { label: string; unit?: string; bounds: Bound[]; step?: number; children?: ReactNode };

export function FacetRangeView({ label, unit, bounds, step = 1, children }: Props) {
  return (
    <fieldset className="py-2">
      <legend className="text-xs font-medium text-ink-2">
        {label} {unit && <span className="text-ink-3">{unit}</span>}
      </legend>
      <div className="grid grid-cols-2 gap-2 pt-1">
        {bounds.map(({ name, value, hint }) => (
          <input
            key={name}
            className="control min-h-9 px-2 text-sm"
            type="number"
            inputMode={step < 1 ? "decimal" : "numeric"}
            step={step}
            name={name}
            defaultValue={value}
            placeholder={hint}
            aria-label={`${label}, ${hint}`}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
