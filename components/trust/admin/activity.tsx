import { useFormatter, useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { MoreLink } from "@/components/ui/more-link";
import type { Scope } from "@/lib/platform/command/actor";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { ChangeState } from "@/lib/platform/outbox/event-changes";
import type { ActivityEntry } from "@/lib/trust/queries/activity";
import type { StatementText } from "@/lib/trust/queries/statement-texts";

type Props = {
  facts: ActivityEntry[];
  zone: string | null;
  title?: string;
  /** Path of the full list. */
  all?: string;
};

/** Newest entry first. */
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
        {facts.map(({ id, type, recordedAt: date, actor, names, change }) => (
          <li key={id} className="grid gap-1 border-b border-line py-2 text-sm">
            <span dir="auto">
              {t.rich(`event.${type}`, {
                ...valuesOf(names, t("somebody")),
                b: (text) => (
                  <b className="font-semibold">
                    <bdi>{text}</bdi>
                  </b>
                ),
              })}
            </span>
            {change && <ChangedValues change={change} />}
            <span className="text-xs text-ink-3">
              <time dateTime={date.toISOString()}>{format.dateTime(date, momentIn(zone))}</time>
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

function ChangedValues({ change }: { change: NonNullable<ActivityEntry["change"]> }) {
  const t = useTranslations("admin");
  const places = useTranslations("statements.place");
  const format = useFormatter();
  const stateLabel = (side: ChangeState | readonly Scope[]) => {
    if (typeof side === "string") return t(`state.${side}`);
    const scopeNames = side.map((scope) => t(`staffList.scope.${scope}`));
    return scopeNames.length > 0 ? format.list(scopeNames, { type: "unit" }) : t("staffList.nothing");
  };
  const claim = ({ text, places: visiblePlaces }: StatementText) =>
    `${isolated(text)} (${visiblePlaces.length > 0 ? format.list(visiblePlaces.map((place) => places(place))) : t("state.hidden")})`;
  if ("current" in change)
    return (
      <span className="text-xs text-ink-2">
        {change.was ? t("change", { was: claim(change.was), is: claim(change.current) }) : claim(change.current)}
      </span>
    );
  const [oldValue, newValue] =
    "from" in change
      ? [change.from ?? t("ticket.nobody"), change.to ?? t("ticket.nobody")]
      : [stateLabel(change.was), stateLabel(change.is)];
  return <span className="text-xs text-ink-2">{t("change", { was: oldValue, is: newValue })}</span>;
}

/** Values of the sentences; deleted people and things get a general name. */
const valuesOf = (names: ActivityEntry["names"], missingName: string) => ({
  player: names.player ?? missingName,
  organization: names.organization ?? missingName,
  person: names.person ?? missingName,
  title: names.title ?? missingName,
  list: names.list ?? "",
  ruling: names.ruling ?? "",
});
