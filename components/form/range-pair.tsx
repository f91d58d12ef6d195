"use client";

import { useWords } from "@/lib/core/i18n/words-context";
import { initially, useField } from "./context";
import { Below, type FieldProps, useControl } from "./field";

type End = { name: string; defaultValue?: number | null };
type Props = Omit<FieldProps, "name"> & { min: End; max: End; unit?: string; from?: number; to?: number };

/** Two numbers, "from" and "to", under one label. */
export function RangePair({ label, hint, required, min, max, unit, from, to }: Props) {
  const t = useWords("form");
  const bad = [useField(min.name), useField(max.name)].some((field) => field.codes.length > 0);
  return (
    <fieldset className={bad ? "f bad" : "f"}>
      <legend>
        {label} {unit && <span className="optional">{unit}</span>}{" "}
        {required === false && <span className="optional">{t("optional")}</span>}
      </legend>
      <div className="pair">
        <Bound {...min} word={t("from")} from={from} to={to} />
        <Bound {...max} word={t("to")} from={from} to={to} />
      </div>
      {hint && <p className="hint">{hint}</p>}
      <Below name={min.name} />
      <Below name={max.name} />
    </fieldset>
  );
}

function Bound({ name, defaultValue, word, from, to }: End & { word: string; from?: number; to?: number }) {
  const { typed } = useField(name);
  const control = useControl({ name });
  return (
    <label>
      <span>{word}</span>
      <input
        {...control}
        className="in"
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        defaultValue={initially(typed, defaultValue)}
      />
    </label>
  );
}
