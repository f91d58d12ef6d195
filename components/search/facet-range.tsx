import { useTranslations } from "next-intl";

type End = { name: string; value: number | undefined };
type Props = { label: string; unit?: string; from: End; to: End; step?: number; children?: React.ReactNode };

/** Two figures under one label, in the form of the search. */
export function FacetRange({ label, unit, from, to, step = 1, children }: Props) {
  const t = useTranslations("form");
  const end = ({ name, value }: End, word: string) => (
    <input
      className="control min-h-9 px-2 text-sm"
      type="number"
      inputMode={step < 1 ? "decimal" : "numeric"}
      step={step}
      name={name}
      defaultValue={value}
      placeholder={word}
      aria-label={`${label}, ${word}`}
    />
  );
  return (
    <fieldset className="py-2">
      <legend className="text-xs font-medium text-ink-2">
        {label} {unit && <span className="text-ink-3">{unit}</span>}
      </legend>
      <div className="grid grid-cols-2 gap-2 pt-1">
        {end(from, t("from"))}
        {end(to, t("to"))}
      </div>
      {children}
    </fieldset>
  );
}
