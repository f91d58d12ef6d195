"use client";
"use no memo";

import { initially, useField } from "./context";
import { FieldGroup, type FieldProps } from "./field";
import type { Option } from "./select";

type Props = FieldProps & { options: readonly Option[]; defaultValue?: string | null };

export function RadioCards({ options, defaultValue, ...field }: Props) {
  const { typed } = useField(field.name);
  const chosen = initially(typed, defaultValue);
  return (
    <FieldGroup {...field}>
      <div className="pick">
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
