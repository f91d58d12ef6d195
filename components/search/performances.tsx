import { useFormatter, useTranslations } from "next-intl";
import type { PlayerProfile } from "@/lib/players/queries/profile";
import { PERFORMANCES_SHOWN } from "@/lib/players/schema/career";

/** Newest measurement first. */
export function Performances({ performances }: Pick<PlayerProfile, "performances">) {
  const t = useTranslations("talent.player");
  const format = useFormatter();
  if (performances.length === 0) return null;
  return (
    <section className="block" aria-labelledby="performances">
      <header>
        <h2 id="performances">{t("performances")}</h2>
      </header>
      <ul className="list">
        {performances.slice(0, PERFORMANCES_SHOWN).map(({ id, metricName, metricValue, recordedAt }) => (
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
    </section>
  );
}
