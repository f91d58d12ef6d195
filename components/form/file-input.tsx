"use client";
"use no memo";

import type { ComponentProps } from "react";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps &
  Omit<ComponentProps<"input">, "name" | "id" | "type"> & {
    /** Its files are listed below: that none is chosen here is not shown. */
    listed?: boolean;
  };

const file =
  "cursor-pointer border-dashed p-3 text-sm file:me-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-ink file:bg-transparent file:px-3.5 file:font-semibold file:text-ink";

/** The browser's own file control in a dashed box: dropping works, and it works without scripts. */
export function FileInput({ name, label, hint, required, listed, ...rest }: Props) {
  const control = useControl({ name, hint, required });
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <input
        {...rest}
        {...control}
        className={`control ${file} ${listed ? "text-transparent" : ""}`.trim()}
        type="file"
      />
    </Field>
  );
}
