import { useFormatter, useTranslations } from "next-intl";
import { MoreLink } from "@/components/ui/more-link";
import { momentIn } from "@/lib/core/i18n/formats";
import type { ToldFact } from "@/lib/reports/queries/activity";

type Props = {
  facts: ToldFact[];
  zone: string | null;
  title?: string;
  /** Where all of it is. */
  all?: string;
};

/** What happened, the newest first, in words. */
export function Activity({ facts, zone, title, all }: Props) {
  const t = useTranslations("admin");
  const format = useFormatter();
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="heading-xl border-b border-line-2 pb-2">
        {title ?? t("activity")}
      </h2>
      {facts.length === 0 && <p className="small soft py-3">{t("noActivity")}</p>}
      <ol>
        {facts.map(({ id, type, at, actor, names }) => (
          <li key={id} className="grid gap-1 border-b border-line py-2 text-sm">
            <span dir="auto">
              {t.rich(`fact.${type}`, {
                ...valuesOf(names, t("somebody")),
                b: (text) => <b className="font-semibold">{text}</b>,
              })}
            </span>
            <span className="text-xs text-ink-3">
              <time dateTime={at.toISOString()}>{format.dateTime(at, momentIn(zone))}</time>
              {actor && (
                <>
                  {" · "}
                  {t.rich("byActor", { name: () => <bdi>{actor}</bdi> })}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {all && (
        <p className="pt-3">
          <MoreLink href={all}>{t("allActivity")}</MoreLink>
        </p>
      )}
    </section>
  );
}

/** Every sentence finds what it names; what is gone is somebody, or something. */
const valuesOf = (names: ToldFact["names"], nobody: string) => ({
  player: names.player ?? nobody,
  organization: names.organization ?? nobody,
  person: names.person ?? nobody,
  title: names.title ?? nobody,
  list: names.list ?? "",
  ruling: names.ruling ?? "",
  before: names.before ?? "",
  after: names.after ?? "",
});
