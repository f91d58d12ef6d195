import { useFormatter, useTranslations } from "next-intl";
import type { PlayerProfile } from "@/lib/players/queries/profile";
import { PERFORMANCES_SHOWN } from "@/lib/players/schema/career";

/** Newest measurement first. */
export function Performances({ performances }: Pick<PlayerProfile, "performances">) {
  const t = useTranslations("search.player");
  const grades = useTranslations("measurements.grade");
  const format = useFormatter();
  if (performances.length === 0) return null;
  return (
    <section className="block" aria-labelledby="performances">
      <header>
        <h2 id="performances">{t("performances")}</h2>
      </header>
      <ul className="list">
        {performances.slice(0, PERFORMANCES_SHOWN).map(({ id, label, value, on, grade }) => (
          <li key={id}>
            <span>
              <bdi>{label}</bdi>{" "}
              <small>{[on && format.dateTime(on, "short"), grades(grade)].filter(Boolean).join(" · ")}</small>
            </span>
            <b>
              <bdi>{value}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
