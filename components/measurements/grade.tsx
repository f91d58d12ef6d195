import { useTranslations } from "next-intl";
import { agedMonths, type Grade as ClaimGrade, grades } from "@/lib/measurements/schema/grade";
import { GradeView, type GradeViewProps } from "./grade-view";

type Props = {
  grade: ClaimGrade;
  /** Date of the measurement; without a date the claim does not age. */
  on: Date | null;
  minor: boolean;
  /** One word, a full sentence, or text for screen readers only. */
  words?: "short" | "full" | "none";
};

export function Grade(props: Props) {
  return <GradeView {...useGrade()(props)} />;
}

/** Returns the texts of a grade for `GradeView`. */
export function useGrade() {
  const t = useTranslations("measurements");
  const [inFull, common] = [useTranslations("players.grade"), useTranslations("common")];
  return ({ grade, on: measuredOn, minor, words: textLength = "short" }: Props): GradeViewProps => {
    const ticks = (grades.indexOf(grade) + 1) as GradeViewProps["ticks"];
    const months = agedMonths(measuredOn, minor);
    const age = months === null ? null : t("old", { count: months });
    const label = { short: t(`grade.${grade}`), full: inFull(grade), none: null }[textLength];
    return {
      ticks,
      label: [t("ticks", { count: ticks, words: inFull(grade) }), age].filter(Boolean).join(common("comma")),
      title: inFull(grade),
      ...(months !== null && { aged: true }),
      ...(label && { text: [label, age].filter(Boolean).join(" · ") }),
      ...(textLength === "full" && { spoken: true }),
    };
  };
}

/** Collects the different grades of a table, so that its rows name them by index. */
export function useGradeTable() {
  const gradeOf = useGrade();
  const grades: GradeViewProps[] = [];
  const indexOf = (props: Props): number => {
    const grade = gradeOf(props);
    const index = grades.findIndex(({ label }) => label === grade.label);
    return index >= 0 ? index : grades.push(grade) - 1;
  };
  return { grades, indexOf };
}
