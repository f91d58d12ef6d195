import { useTranslations } from "next-intl";
import type { PlayerProfile } from "@/lib/players/queries/profile";

const reachedTick = "border-ink bg-ink forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none";
const grades = ["self", "coach", "event", "federation"] as const;

/** Statements with who stands behind them: four ticks, from the player's own word to a federation's. */
export function Facts({ facts }: Pick<PlayerProfile, "facts">) {
  const t = useTranslations("talent.player");
  const players = useTranslations("players");
  if (facts.length === 0) return <p className="soft small">{t("noFacts")}</p>;
  return (
    <ul>
      {facts.map(({ id, label, value, grade, source, happenedOn, place }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 text-sm"
        >
          <span title={source ?? undefined}>
            <bdi>{label}</bdi>{" "}
            <b>
              {value && <bdi>{value}</bdi>} {place !== null && players("place", { place })}
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
    <span className="inline-flex items-center gap-[3px] text-xs text-ink-2" title={inFull(grade)}>
      {grades.map((step, at) => (
        <i
          key={step}
          className={`block h-[14px] w-[4px] border-[1px] ${at <= reached ? reachedTick : "border-line-2"}`}
        />
      ))}
      <span className="ms-1.5">{t(grade)}</span>
    </span>
  );
}
