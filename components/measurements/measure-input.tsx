"use client";
"use no memo";

import { type ReactNode, useState } from "react";
import { initially, useField } from "@/components/form/context";
import { Field, useControl } from "@/components/form/field";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import type { NumberAttribute } from "@/lib/sports/schema/attribute";
import { figureOf, suffixOf } from "@/lib/sports/schema/figure";
import { typedNumber } from "@/lib/sports/schema/typed-number";
import { SureBox } from "./sure-box";

type Props = {
  attribute: NumberAttribute;
  label: string;
  unit: string;
  /** Label of the checkbox that confirms an unusual value. */
  sure: string;
  hint?: ReactNode;
  defaultValue: string | null;
};

/** Accepts free text and shows the parsed value below; an unusual value needs a confirming checkbox. */
export function MeasureInput({ attribute, label, unit, sure: confirmLabel, hint, defaultValue }: Props) {
  const { key: name } = attribute;
  const { typed } = useField(name);
  const initialText = initially(typed, defaultValue) ?? "";
  const [text, setText] = useState(String(initialText));
  const locale = useLocale();
  const value = text.trim() ? typedNumber(text, attribute) : null;
  const understood = value === null ? "" : figureOf(locale, attribute, value);
  const control = useControl({ name, hint });
  return (
    <Field name={name} label={label} hint={hint}>
      <input
        {...control}
        className="control"
        inputMode={attribute.unit === "cm" || attribute.unit === "s" ? "text" : "decimal"}
        autoComplete="off"
        dir="ltr"
        defaultValue={initialText}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {understood && understood !== text.trim() && (
        <p className="text-xs text-ink-2">
          = <bdi>{understood + suffixOf(locale, unit)}</bdi>
        </p>
      )}
      <SureBox name={name} words={confirmLabel} />
    </Field>
  );
}
