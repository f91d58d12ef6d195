"use client";

import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/core/i18n/words-context";
import { useField } from "./context";

export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; required?: boolean };

/** Label above, control, hint, error. A control inside takes its attributes from useControl(). */
export function Field({ name, label, hint, required, children }: FieldProps & { children: ReactNode }) {
  const { id, codes } = useField(name);
  return (
    <div className={codes.length ? "f bad" : "f"}>
      <label htmlFor={id}>
        <Label label={label} required={required} />
      </label>
      {children}
      <Below name={name} hint={hint} />
    </div>
  );
}

/** The same for several controls of one name: fieldset and legend. */
export function FieldGroup({ name, label, hint, required, children }: FieldProps & { children: ReactNode }) {
  const { id, codes } = useField(name);
  return (
    <fieldset
      className={codes.length ? "f bad" : "f"}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, hint, codes)}
    >
      <legend>
        <Label label={label} required={required} />
      </legend>
      {children}
      <Below name={name} hint={hint} />
    </fieldset>
  );
}

/** The attributes that tie a control to its label, hint and error. */
export function useControl({ name, hint, required }: Pick<FieldProps, "name" | "hint" | "required">) {
  const { id, codes } = useField(name);
  return {
    id,
    name,
    required,
    "aria-invalid": codes.length > 0 || undefined,
    "aria-describedby": describedBy(id, hint, codes),
  };
}

function Label({ label, required }: Pick<FieldProps, "label" | "required">) {
  const t = useWords("form");
  return (
    <>
      {label} {required === false && <span className="optional">{t("optional")}</span>}
    </>
  );
}

export function Below({ name, hint }: Pick<FieldProps, "name" | "hint">) {
  const { id, codes, words } = useField(name);
  const [code] = codes;
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {code && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {words[code]}
        </p>
      )}
    </>
  );
}

function describedBy(id: string, hint: ReactNode, codes: string[]) {
  return [codes.length && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
