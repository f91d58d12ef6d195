"use client";

import { type ComponentProps, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/core/i18n/words-context";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps & Omit<ComponentProps<"input">, "name" | "id" | "type">;

export function PasswordInput({ name, label, hint, required, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const control = useControl({ name, hint, required });
  const t = useWords("form");
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <div className="pw">
        <input {...rest} {...control} className="in" type={shown ? "text" : "password"} />
        <button
          type="button"
          className="icon-btn needs-script"
          aria-pressed={shown}
          aria-label={t("showPassword")}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </Field>
  );
}
