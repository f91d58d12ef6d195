"use client";

import type { ComponentProps } from "react";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps & Omit<ComponentProps<"input">, "name" | "id" | "type">;

/** The browser's own file control in a dashed box: dropping works, and it works without scripts. */
export function FileInput({ name, label, hint, required, ...rest }: Props) {
  const control = useControl({ name, hint, required });
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <input {...rest} {...control} className="in drop-file" type="file" />
    </Field>
  );
}
