"use client";
"use no memo";

import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { initially, useField } from "./context";
import { Field, type FieldProps, useControl } from "./field";

export type Option = { value: string; label: string; hint?: string };

type Props = FieldProps &
  Omit<ComponentProps<"select">, "name" | "id" | "defaultValue"> & {
    options: readonly Option[];
    /** First option, which stands for "no choice". */
    placeholder?: string;
    defaultValue?: string | null;
  };

export function Select({ name, label, hint, required, options, placeholder, defaultValue, ...rest }: Props) {
  const { typed } = useField(name);
  const control = useControl({ name, hint, required });
  const start = initially(typed, defaultValue) ?? (placeholder === undefined ? undefined : "");
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <div className="select-box">
        <select {...rest} {...control} className="control" defaultValue={start}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </Field>
  );
}
