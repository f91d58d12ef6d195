import { useFormatter, useTranslations } from "next-intl";
import type { PlayerProfile } from "@/lib/players/queries/profile";
import { Facts } from "./facts";

/** What the second depth adds: measures, career, facts, performances. */
export function Profile({ player }: { player: Omit<PlayerProfile, "city"> }) {
  const t = useTranslations("talent.player");
  return (
    <>
      <Measures player={player} />
      <div className="two">
        <div className="career">
          <Told label={t("experience")}>{player.experienceLevel}</Told>
          <Told label={t("club")}>{player.currentClub}</Told>
          <Told label={t("achievements")}>{player.achievements}</Told>
        </div>
        <div>
          <p className="label">{t("facts")}</p>
          <Facts facts={player.facts} />
        </div>
      </div>
      <Performances performances={player.performances} />
    </>
  );
}

function Measures({ player: { heightCm, weightKg, factCount, videoCount } }: { player: Omit<PlayerProfile, "city"> }) {
  const t = useTranslations("talent.player");
  const format = useFormatter();
  const measures = [
    [heightCm, t("cm")],
    [weightKg, t("kg")],
    [factCount, t("factCount", { count: factCount })],
    [videoCount, t("videoCount", { count: videoCount })],
  ] as const;
  return (
    <dl className="measures">
      {measures.map(([value, unit]) => (
        <div key={unit}>
          <dd className="num">{value === null ? "–" : format.number(value, "whole")}</dd>
          <dt>{unit}</dt>
        </div>
      ))}
    </dl>
  );
}

function Told({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <p className="label">{label}</p>
      <p className="told" dir="auto">
        {children}
      </p>
    </div>
  );
}

function Performances({ performances }: Pick<PlayerProfile, "performances">) {
  const t = useTranslations("talent.player");
  const format = useFormatter();
  if (performances.length === 0) return null;
  return (
    <div>
      <p className="label">{t("performances")}</p>
      <ul className="list">
        {performances.map(({ id, metricName, metricValue, recordedAt }) => (
          <li key={id}>
            <span>
              <bdi>{metricName}</bdi> <small>{format.dateTime(recordedAt, "short")}</small>
            </span>
            <b>
              <bdi>{metricValue}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
