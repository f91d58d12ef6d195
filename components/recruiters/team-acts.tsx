import { useFormatter, useTranslations } from "next-intl";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { TeamAct } from "@/lib/recruiters/queries/team";

/** Latest actions of the members. */
export function TeamActs({ acts, zone }: { acts: TeamAct[]; zone: string | null }) {
  const t = useTranslations("team");
  const format = useFormatter();
  return (
    <section className="block" aria-labelledby="acts">
      <header>
        <h2 id="acts">{t("acts")}</h2>
      </header>
      {acts.length === 0 && <p className="text-sm text-ink-2">{t("noActs")}</p>}
      <ol>
        {acts.map(({ id, type, by: author, about: subject, occurredAt: date }) => (
          <li key={id} className="grid gap-1 border-t border-line py-2 text-sm">
            <span dir="auto" className="wrap-anywhere">
              {t.rich(`act.${type}`, {
                by: author,
                about: subject || t("somebody"),
                b: (text) => (
                  <b className="font-semibold">
                    <bdi>{text}</bdi>
                  </b>
                ),
              })}
            </span>
            <time dateTime={date.toISOString()} className="text-xs text-ink-3">
              {format.dateTime(date, momentIn(zone))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
