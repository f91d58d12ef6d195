"use client";
"use no memo";

import { useField } from "./context";
import { FieldGroup, type FieldProps } from "./field";
import type { Option } from "./select";

type Props = FieldProps & {
  options: readonly Option[];
  defaultValue?: readonly string[];
  inOneColumn?: boolean;
  short?: boolean;
};

/** Checkboxes that all send the same field name; with `short` labels two fit beside each other on a phone. */
export function Checks({ options, defaultValue = [], inOneColumn, short: isShort, ...field }: Props) {
  const { typed, failed } = useField(field.name);
  const ticked = failed ? [typed ?? []].flat() : defaultValue;
  const columns = isShort
    ? "grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]"
    : "grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]";
  return (
    <FieldGroup {...field}>
      <div className={`checks grid gap-x-4 ${inOneColumn ? "" : columns}`}>
        {options.map(({ value, label }) => (
          <label className="check" key={value}>
            <input type="checkbox" name={field.name} value={value} defaultChecked={ticked.includes(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
