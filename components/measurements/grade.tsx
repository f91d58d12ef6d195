import { useTranslations } from "next-intl";
import { agedMonths, type Grade as FactGrade, grades } from "@/lib/measurements/schema/grade";

type Props = {
  grade: FactGrade;
  /** When what is claimed was so; without a day it does not age. */
  on: Date | null;
  minor: boolean;
  /** One word, a sentence, or what only a screen reader says. */
  words?: "short" | "full" | "none";
};

/** Who stands behind a claim, as four ticks from the player to a federation; hatched, with its age in words, once it says nothing of today. */
export function Grade({ grade, on, minor, words = "short" }: Props) {
  const t = useTranslations("evidence");
  const inFull = useTranslations("players.grade");
  const reached = grades.indexOf(grade);
  const months = agedMonths(on, minor);
  const age = months === null ? null : t("old", { count: months });
  const label = { short: t(`grade.${grade}`), full: inFull(grade), none: null }[words];
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-2">
      <span
        role="img"
        aria-label={[t("ticks", { count: reached + 1, words: inFull(grade) }), age].filter(Boolean).join(", ")}
        title={inFull(grade)}
        className="inline-flex gap-0.5"
      >
        {grades.map((step, at) => (
          <i key={step} className={`block h-[13px] w-[4px] border-[1px] ${tick(at <= reached, months !== null)}`} />
        ))}
      </span>
      {words !== "none" && (
        <span aria-hidden={words === "short" || undefined}>
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
