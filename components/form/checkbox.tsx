"use client";
"use no memo";

import type { ComponentProps, ReactNode } from "react";
import { useField } from "./context";
import { Below, fieldClass, useControl } from "./field";

type Props = { name: string; children: ReactNode; hint?: ReactNode; required?: boolean } & Omit<
  ComponentProps<"input">,
  "name" | "id" | "type" | "children"
>;

/** Sends "on" if ticked, unless `value` is given. */
export function Checkbox({ name, children, hint, required, defaultChecked, ...rest }: Props) {
  const { typed, failed, errors } = useField(name);
  const control = useControl({ name, hint, required });
  return (
    <div className={`${fieldClass} [&>.hint]:ps-9`} data-bad={errors.length ? "" : undefined}>
      <label className="check">
        <input {...rest} {...control} type="checkbox" defaultChecked={failed ? typed !== undefined : defaultChecked} />
        <span>{children}</span>
      </label>
      <Below name={name} hint={hint} />
    </div>
  );
}
