import { useTranslations } from "next-intl";
import { Link } from "@/lib/platform/i18n/navigation";
import type { NewestClaim } from "@/lib/players/queries/newest";
import type { FormStep } from "@/lib/sports/schema/steps";

type Props = {
  steps: readonly FormStep[];
  currentIndex: number;
  claims: readonly NewestClaim[];
  pathOf: (step: FormStep) => string;
};

export function StepProgress({ steps, currentIndex, claims, pathOf }: Props) {
  const t = useTranslations("attributes");
  const currentStep = steps[currentIndex];
  if (!currentStep) return null;
  const claimed = new Set(claims.map(({ attribute }) => attribute));
  const claimedCount = ({ attributes }: FormStep) => attributes.filter(({ key }) => claimed.has(key)).length;
  const all = steps.reduce((sum, step) => sum + claimedCount(step), 0);
  return (
    <div className="grid gap-3">
      <nav aria-label={t("form.steps")}>
        <ol className="grid auto-cols-fr grid-flow-col gap-1">
          {steps.map((step, index) => (
            <li key={step.slug}>
              <Link
                href={pathOf(step)}
                aria-current={index === currentIndex ? "step" : undefined}
                className={`grid min-h-target content-end gap-1 border-b-4 pb-1 text-sm no-underline hover:text-ink aria-[current]:font-semibold ${stepClass(index === currentIndex, claimedCount(step) > 0)}`}
              >
                <span className="truncate max-sm:sr-only">{t(`group.${step.group}`)}</span>
                <small className="dim">
                  {t("form.progress", { stated: claimedCount(step), of: step.attributes.length })}
                </small>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <p className="text-sm text-ink-2">
        {t("form.step", { at: currentIndex + 1, of: steps.length })} · {t("form.added", { count: all })}
      </p>
      <header className="grid gap-1">
        <h2 className="text-display-s">{t(`group.${currentStep.group}`)}</h2>
        <p className="text-sm text-ink-2">{t(`lead.${currentStep.group}`)}</p>
      </header>
    </div>
  );
}

const stepClass = (isHere: boolean, isBegun: boolean) =>
  isHere ? "border-flag text-ink" : isBegun ? "border-ink text-ink-2" : "border-dashed border-line-2 text-ink-2";
