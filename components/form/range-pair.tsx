"use client";
"use no memo";

import { useWords } from "@/lib/platform/i18n/words-context";
import { initially, useField } from "./context";
import { Below, type FieldProps, fieldClass, hintClass, useControl } from "./field";

type End = { name: string; defaultValue?: number | null };
type Props = Omit<FieldProps, "name"> & { min: End; max: End; unit?: string; from?: number; to?: number };

export function RangePair({ label, hint, required, min, max, unit, from: minText, to: maxText }: Props) {
  const t = useWords("form");
  return (
    <fieldset className={fieldClass}>
      <legend className="label mb-1.5">
        {label} {unit && <span className="font-normal text-ink-3">{unit}</span>}{" "}
        {required === false && <span className="font-normal text-ink-3">{t("optional")}</span>}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <Bound {...min} word={t("from")} from={minText} to={maxText} />
        <Bound {...max} word={t("to")} from={minText} to={maxText} />
      </div>
      {hint && <p className={hintClass}>{hint}</p>}
      <Below name={min.name} />
      <Below name={max.name} />
    </fieldset>
  );
}

function Bound({
  name,
  defaultValue,
  word,
  from: minText,
  to: maxText,
}: End & { word: string; from?: number; to?: number }) {
  const { typed } = useField(name);
  const control = useControl({ name });
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 text-sm text-ink-2">
      <span>{word}</span>
      <input
        {...control}
        className="control"
        type="number"
        inputMode="numeric"
        min={minText}
        max={maxText}
        defaultValue={initially(typed, defaultValue)}
      />
    </label>
  );
}
