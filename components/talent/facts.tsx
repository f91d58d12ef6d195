import { useTranslations } from "next-intl";
import type { PlayerProfile } from "@/lib/players/queries/profile";

const grades = ["self", "coach", "event", "federation"] as const;

/** Statements with who stands behind them: four ticks, from the player's own word to a federation's. */
export function Facts({ facts }: Pick<PlayerProfile, "facts">) {
  const t = useTranslations("talent.player");
  if (facts.length === 0) return <p className="soft small">{t("noFacts")}</p>;
  return (
    <ul className="facts">
      {facts.map(({ id, label, value, grade, source, happenedOn }) => (
        <li key={id}>
          <span title={source ?? undefined}>
            <bdi>{label}</bdi>{" "}
            <b>
              <bdi>{value}</bdi>
            </b>{" "}
            {happenedOn && <span className="xs">{happenedOn.getUTCFullYear()}</span>}
          </span>
          <Grade grade={grade} />
        </li>
      ))}
    </ul>
  );
}

function Grade({ grade }: { grade: (typeof grades)[number] }) {
  const t = useTranslations("talent.grade");
  const inFull = useTranslations("players.grade");
  const reached = grades.indexOf(grade);
  return (
    <span className="grade" title={inFull(grade)}>
      {grades.map((step, at) => (
        <i key={step} className={at <= reached ? "on" : undefined} />
      ))}
      <span>{t(grade)}</span>
    </span>
  );
}
