"use client";
"use no memo"; // A filter never changes once it is rendered.

import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

type Option = { value: string; label: string; chosen: boolean; count?: string; pale?: boolean };
type Props = {
  name: string;
  label: string;
  type: "checkbox" | "radio";
  open: boolean;
  options: Option[];
  children?: ReactNode;
};

/** Rendered from data, because the payload of a page with twenty filters was mostly their markup. */
export function FacetView({ name, label, type, open, options, children }: Props) {
  return (
    <Disclosure summary={<span className="text-sm">{label}</span>} open={open}>
      <fieldset id={`facet-${name}`} className="scroll-mt-20">
        <legend className="vh">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className="facet-option">
            <input type={type} name={name} value={option.value} defaultChecked={option.chosen} />
            <span className={option.pale ? "text-ink-3" : undefined}>{option.label}</span>
            {option.count !== undefined && <bdi>{option.count}</bdi>}
          </label>
        ))}
      </fieldset>
      {children}
    </Disclosure>
  );
}
