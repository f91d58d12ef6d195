"use client";
"use no memo";

import type { ComponentProps } from "react";
import { initially, useField } from "./context";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps &
  Omit<ComponentProps<"textarea">, "name" | "id" | "defaultValue"> & { defaultValue?: string | null };

/** Grows with its content in browsers that support it. */
export function TextArea({ name, label, hint, required, defaultValue, rows = 4, ...rest }: Props) {
  const { typed } = useField(name);
  const control = useControl({ name, hint, required });
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <textarea
        ref={keepTyped}
        {...rest}
        {...control}
        className="control"
        rows={rows}
        defaultValue={initially(typed, defaultValue)}
      />
    </Field>
  );
}

const takenOver = new WeakSet<HTMLTextAreaElement>();

/** Restores text typed before the scripts had loaded, because React resets a textarea with a default value on hydration. */
function keepTyped(area: (HTMLTextAreaElement & { typed?: string }) | null) {
  if (!area || takenOver.has(area)) return;
  takenOver.add(area);
  if (area.typed !== undefined && area.value !== area.typed) area.value = area.typed;
}
