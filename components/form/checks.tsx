"use client";
"use no memo";

import { useField } from "./context";
import { FieldGroup, type FieldProps } from "./field";
import type { Option } from "./select";

type Props = FieldProps & { options: readonly Option[]; defaultValue?: readonly string[] };

/** Several of many: every ticked box sends the same name. */
export function Checks({ options, defaultValue = [], ...field }: Props) {
  const { typed, failed } = useField(field.name);
  const ticked = failed ? [typed ?? []].flat() : defaultValue;
  return (
    <FieldGroup {...field}>
      <div className="checks grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-4">
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
