"use client";
"use no memo";

import type { ComponentProps, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/platform/i18n/words-context";
import { useField, useFormState } from "./context";

export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; required?: boolean };

export const fieldClass = "grid grid-cols-[minmax(0,1fr)] content-start gap-1.5";

/** Label, control, hint and error; the control takes its attributes from useControl(). */
export function Field({ name, label, hint, required, children }: FieldProps & { children: ReactNode }) {
  const { id, errors } = useField(name);
  return (
    <div className={fieldClass} data-bad={errors.length ? "" : undefined}>
      <label className="label" htmlFor={id}>
        <Label label={label} required={required} />
      </label>
      {children}
      <Below name={name} hint={hint} />
    </div>
  );
}

/** The same for several controls of one name, as a fieldset. */
export function FieldGroup({ name, label, hint, required, children }: FieldProps & { children: ReactNode }) {
  const { id, errors } = useField(name);
  return (
    <fieldset
      className={fieldClass}
      data-bad={errors.length ? "" : undefined}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, hint, errors)}
    >
      <legend className="label mb-1.5">
        <Label label={label} required={required} />
      </legend>
      {children}
      <Below name={name} hint={hint} />
    </fieldset>
  );
}

/** Attributes that tie a control to its label, hint and error. */
export function useControl({ name, hint, required }: Pick<FieldProps, "name" | "hint" | "required">) {
  const { id, errors } = useField(name);
  return {
    id,
    name,
    required,
    "aria-invalid": errors.length > 0 || undefined,
    "aria-describedby": describedBy(id, hint, errors),
  };
}

function Label({ label, required }: Pick<FieldProps, "label" | "required">) {
  const t = useWords("form");
  return (
    <>
      {label} {required === false && <span className="font-normal text-ink-3">{t("optional")}</span>}
    </>
  );
}

export function Below({ name, hint }: Pick<FieldProps, "name" | "hint">) {
  const { id, errors } = useField(name);
  const inBrowser = typeof useFormState().files.messages[name] === "string";
  return (
    <>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors[0] && (
        <FieldError id={`${id}-error`} role={inBrowser ? "alert" : undefined}>
          {errors[0]}
        </FieldError>
      )}
    </>
  );
}

export const hintClass = "hint text-xs text-ink-3";

export function FieldError({ children, ...rest }: ComponentProps<"p">) {
  return (
    <p
      {...rest}
      className="flex items-start gap-1.5 text-sm leading-[1.35] font-medium text-danger [&>.icon]:mt-[0.06em]"
    >
      <Icon name="alert" />
      {children}
    </p>
  );
}

function describedBy(id: string, hint: ReactNode, errors: string[]) {
  return [errors.length && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
