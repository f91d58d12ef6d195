import { useTranslations } from "next-intl";
import { agedMonths, type Grade as FactGrade, grades } from "@/lib/measurements/schema/grade";

type Props = {
  grade: FactGrade;
  /** Date of the measurement; without a date the claim does not age. */
  on: Date | null;
  minor: boolean;
  /** One word, a full sentence, or text for screen readers only. */
  words?: "short" | "full" | "none";
};

/** Shows the grade as four ticks; they are hatched if the claim is outdated. */
export function Grade({ grade, on: measuredOn, minor, words: textLength = "short" }: Props) {
  const t = useTranslations("evidence");
  const inFull = useTranslations("players.grade");
  const reached = grades.indexOf(grade);
  const months = agedMonths(measuredOn, minor);
  const age = months === null ? null : t("old", { count: months });
  const label = { short: t(`grade.${grade}`), full: inFull(grade), none: null }[textLength];
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-2">
      <span
        role="img"
        aria-label={[t("ticks", { count: reached + 1, words: inFull(grade) }), age].filter(Boolean).join(", ")}
        title={inFull(grade)}
        className="inline-flex gap-0.5"
      >
        {grades.map((step, index) => (
          <i key={step} className={`block h-[13px] w-[4px] border-[1px] ${tick(index <= reached, months !== null)}`} />
        ))}
      </span>
      {textLength !== "none" && (
        <span aria-hidden={textLength === "short" || undefined}>
          {label}
          {age && <> · {age}</>}
        </span>
      )}
    </span>
  );
}

const tick = (filled: boolean, aged: boolean) => {
  if (!filled) return "border-line-2";
  if (aged) return "border-ink bg-[repeating-linear-gradient(to_bottom,var(--ink)_0_2px,transparent_2px_4px)]";
  return "border-ink bg-ink forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none";
};
