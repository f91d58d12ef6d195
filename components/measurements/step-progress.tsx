import { useTranslations } from "next-intl";
import type { FormStep } from "@/lib/measurements/schema/steps";

type Props = { steps: readonly FormStep[]; at: number };

/** Where somebody is among the screens. */
export function StepProgress({ steps, at }: Props) {
  const t = useTranslations("attributes");
  const here = steps[at];
  if (!here) return null;
  return (
    <div className="grid gap-3">
      <div className="flex gap-1 py-2" aria-hidden="true">
        {steps.map(({ slug }, index) => (
          <span key={slug} className={`h-1.5 grow ${look(index, at)}`} />
        ))}
      </div>
      <p className="text-sm text-ink-2">{t("form.step", { at: at + 1, of: steps.length })}</p>
      <header className="grid gap-1">
        <h2 className="text-display-s">{t(`group.${here.group}`)}</h2>
        <p className="text-sm text-ink-2">{t(`lead.${here.group}`)}</p>
      </header>
    </div>
  );
}

const look = (index: number, at: number) =>
  index === at ? "border border-ink bg-flag" : index < at ? "bg-ink" : "border border-dashed border-line-2";
