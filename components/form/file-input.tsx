"use client";
"use no memo";

import type { ComponentProps } from "react";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps &
  Omit<ComponentProps<"input">, "name" | "id" | "type"> & {
    /** True if the page lists the chosen files, so that the text "no file chosen" is hidden. */
    listed?: boolean;
  };

const file =
  "cursor-pointer border-dashed p-3 text-sm text-clip file:me-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-ink file:bg-transparent file:px-3.5 file:font-semibold file:text-ink";

/** The native file input in a dashed box, which also accepts dropped files. */
export function FileInput({ name, label, hint, required, listed: filesAreListed, ...rest }: Props) {
  const control = useControl({ name, hint, required });
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <input
        {...rest}
        {...control}
        className={`control ${file} ${filesAreListed ? "text-transparent" : ""}`.trim()}
        type="file"
      />
    </Field>
  );
}
