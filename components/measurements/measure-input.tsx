"use client";
"use no memo";

import { type ReactNode, useState } from "react";
import { initially, useField } from "@/components/form/context";
import { Field, useControl } from "@/components/form/field";
import type { NumberAttribute } from "@/lib/measurements/schema/attribute";
import { figureOf } from "@/lib/measurements/schema/figure";
import { typedNumber } from "@/lib/measurements/schema/typed-number";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { SureBox } from "./sure-box";

type Props = {
  attribute: NumberAttribute;
  label: string;
  unit: string;
  /** The words of the box that says a rare figure is right. */
  sure: string;
  hint?: ReactNode;
  defaultValue: string | null;
};

/** A figure as one says it; what was understood of it stands below once it is another text, and a rare one has a box to say it is right. */
export function MeasureInput({ attribute, label, unit, sure, hint, defaultValue }: Props) {
  const { key: name } = attribute;
  const { typed } = useField(name);
  const start = initially(typed, defaultValue) ?? "";
  const [text, setText] = useState(String(start));
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
        defaultValue={start}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {understood && understood !== text.trim() && (
        <p className="text-xs text-ink-2">
          = <bdi>{[understood, unit].filter(Boolean).join("\u00a0")}</bdi>
        </p>
      )}
      <SureBox name={name} words={sure} />
    </Field>
  );
}
