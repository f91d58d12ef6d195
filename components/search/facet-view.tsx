"use client";
"use no memo"; // A filter never changes once it is rendered.

import type { ReactNode } from "react";
import { LazyDisclosure } from "@/components/ui/lazy-disclosure";

/** A short form of an option, because a page has about seventy; a pale one has no results. */
type Option = [value: string, label: string, count?: string | null, state?: "chosen" | "pale"];
type Props = {
  name: string;
  label: string;
  /** The options are radio buttons instead of checkboxes. */
  one?: true;
  open?: true;
  options: Option[];
  children?: ReactNode;
};

/** Rendered from data, because the payload of a page with twenty filters was mostly their markup. */
export function FacetView({ name, label, one: isSingle, open, options, children }: Props) {
  return (
    <LazyDisclosure className="" summary={label} open={open} contentId={`facet-${name}`}>
      <fieldset className="facet-options">
        <legend className="vh">{label}</legend>
        {options.map(([value, text, count, state]) => (
          <label key={value}>
            <input
              type={isSingle ? "radio" : "checkbox"}
              name={name}
              value={value}
              defaultChecked={state === "chosen"}
            />
            <span className={state === "pale" ? "text-ink-3" : undefined}>{text}</span>
            {count != null && <bdi>{count}</bdi>}
          </label>
        ))}
      </fieldset>
      {children}
    </LazyDisclosure>
  );
}
