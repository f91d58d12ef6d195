"use client";
"use no memo";

import { type ComponentProps, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/platform/i18n/words-context";
import { Field, type FieldProps, useControl } from "./field";

type Props = FieldProps & Omit<ComponentProps<"input">, "name" | "id" | "type">;

const underlined =
  "aria-pressed:bg-[linear-gradient(var(--flag),var(--flag))] aria-pressed:bg-size-[1.25rem_3px] aria-pressed:bg-position-[50%_calc(100%-0.5rem)] aria-pressed:bg-no-repeat";

export function PasswordInput({ name, label, hint, required, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const control = useControl({ name, hint, required });
  const t = useWords("form");
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <div className="relative">
        <input {...rest} {...control} className="control pe-13" type={isShown ? "text" : "password"} />
        <button
          type="button"
          className={`icon-btn needs-script absolute end-0.5 top-0.5 ${underlined}`}
          aria-pressed={isShown}
          aria-label={t("showPassword")}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </Field>
  );
}
