import { useFormatter, useTranslations } from "next-intl";
import type { PlayerProfile } from "@/lib/players/queries/profile";
import { Facts } from "./facts";

type Shown = Omit<PlayerProfile, "city">;

const longestNumeral = 8;

/** What the second depth adds: measures, career, facts. */
export function Profile({ player }: { player: Shown }) {
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
    </>
  );
}

/** Height and weight, then the two newest figures of the player's own, as numerals. */
function Measures({ player: { heightCm, weightKg, performances } }: { player: Shown }) {
  const t = useTranslations("talent.player");
  const format = useFormatter();
  const body = [
    { value: heightCm, label: t("cm") },
    { value: weightKg, label: t("kg") },
  ].flatMap(({ value, label }) => (value === null ? [] : [{ value: format.number(value, "whole"), label }]));
  const newest = new Map([...performances].reverse().map(({ metricName, metricValue }) => [metricName, metricValue]));
  const own = [...newest]
    .map(([label, value]) => ({ label, value }))
    .filter(({ value }) => value.length <= longestNumeral);
  return (
    <dl className="measures">
      {[...body, ...own.slice(-2)].map(({ value, label }) => (
        <div key={label}>
          <dd className="num">
            <bdi>{value}</bdi>
          </dd>
          <dt>
            <bdi>{label}</bdi>
          </dt>
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
