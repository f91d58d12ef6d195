"use client";
"use no memo";

import { Disclosure } from "@/components/ui/disclosure";
import { useField } from "./context";
import { FieldGroup, type FieldProps } from "./field";
import type { Option } from "./select";

type Props = FieldProps & {
  options: readonly Option[];
  defaultValue?: readonly string[];
  inOneColumn?: boolean;
  /** Rarer options, which unfold; with them all labels are short, so that two fit beside each other on a phone. */
  others?: { label: string; options: readonly Option[] };
};

/** Checkboxes that all send the same field name. */
export function Checks({ options, defaultValue = [], inOneColumn, others, ...field }: Props) {
  const { typed, failed } = useField(field.name);
  const ticked = failed ? [typed ?? []].flat() : defaultValue;
  const columns = others
    ? "grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]"
    : "grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]";
  const boxes = (shown: readonly Option[]) => (
    <div className={`checks grid gap-x-4 ${inOneColumn ? "" : columns}`}>
      {shown.map(({ value, label }) => (
        <label className="check" key={value}>
          <input type="checkbox" name={field.name} value={value} defaultChecked={ticked.includes(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
  return (
    <FieldGroup {...field}>
      {boxes(options)}
      {others && (
        <Disclosure
          small
          className=""
          summary={others.label}
          open={others.options.some(({ value }) => ticked.includes(value))}
        >
          {boxes(others.options)}
        </Disclosure>
      )}
    </FieldGroup>
  );
}
