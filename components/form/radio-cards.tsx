"use client";
"use no memo";

import { initially, useField } from "./context";
import { FieldGroup, type FieldProps } from "./field";
import type { Option } from "./select";

/** Characters; cards with longer labels are below each other. */
const longestInRow = 48;

type Props = FieldProps & { options: readonly Option[]; defaultValue?: string | null };

export function RadioCards({ options, defaultValue, ...field }: Props) {
  const { typed } = useField(field.name);
  const chosen = initially(typed, defaultValue);
  const isColumn = options.some(({ label }) => label.length > longestInRow);
  return (
    <FieldGroup {...field}>
      <div className={`pick ${isColumn ? "flex-col [&>label]:basis-auto" : ""}`}>
        {options.map(({ value, label, hint }) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={chosen === value}
              required={field.required}
            />
            {label}
            {hint && <small>{hint}</small>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
