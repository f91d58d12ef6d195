"use client";
"use no memo";

import type { ComponentProps } from "react";
import { initially, useField } from "./context";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps &
  Omit<ComponentProps<"input">, "name" | "id" | "defaultValue"> & { defaultValue?: string | number | null };

export function TextInput({ name, label, hint, required, defaultValue, className = "", ...rest }: Props) {
  const { typed } = useField(name);
  const control = useControl({ name, hint, required });
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <input {...rest} {...control} className={`control ${className}`} defaultValue={initially(typed, defaultValue)} />
    </Field>
  );
}
