"use client";
"use no memo";

import type { ComponentProps } from "react";
import { initially, useField } from "./context";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps &
  Omit<ComponentProps<"textarea">, "name" | "id" | "defaultValue"> & { defaultValue?: string | null };

/** Grows with what is written where the browser can. */
export function TextArea({ name, label, hint, required, defaultValue, rows = 4, ...rest }: Props) {
  const { typed } = useField(name);
  const control = useControl({ name, hint, required });
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <textarea {...rest} {...control} className="control" rows={rows} defaultValue={initially(typed, defaultValue)} />
    </Field>
  );
}
