import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { OrganizedRow } from "@/lib/events/queries/organized";
import { eventTypes, subjectOf } from "@/lib/events/schema/event";
import { type eventChoices, eventStates, type OrganizerSide, organizerPaths } from "@/lib/events/schema/organizer-list";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import { useEventSport } from "./event-sport";
import { eventLooks } from "./looks";

type Props = {
  side: OrganizerSide;
  acts: boolean;
  search: ListSearch<typeof eventChoices>;
  rows: OrganizedRow[];
  count: number;
  next: string | null;
};

export function OrganizedList({ side, acts, ...list }: Props) {
  const t = useTranslations("events.organizer");
  const common = useTranslations("common");
  const events = useTranslations("events");
  const sportName = useEventSport();
  const format = useFormatter();
  const path = organizerPaths[side];
  const sportOf = (row: Parameters<typeof subjectOf>[0]) => {
    const subject = subjectOf(row);
    return subject && sportName(subject);
  };
  return (
    <FilteredList
      path={path}
      caption={t("caption")}
      exportPath={side === "staff" ? "/api/admin/export/events" : "/api/events/organized"}
      searches={common("wordsInTitle")}
      filters={[
        {
          name: "state",
          label: t("state"),
          all: common("anyState"),
          options: eventStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          name: "type",
          label: events("filter"),
          all: events("all"),
          options: eventTypes.map((value) => ({ value, label: events(`type.${value}`) })),
        },
      ]}
      columns={[
        {
          name: "title",
          label: t("title"),
          cell: ({ id, title, eventType, ...row }) => (
            <>
              <Link className="font-semibold" href={`${path}/${id}`}>
                <bdi>{title}</bdi>
              </Link>
              <small className="block text-xs text-ink-2">
                {[events(`type.${eventType}`), sportOf(row)].filter(Boolean).join(" · ")}
              </small>
            </>
          ),
        },
        {
          name: "when",
          label: t("when"),
          cell: ({ startDate, timeZone }) => format.dateTime(startDate, momentIn(timeZone)),
        },
        ...(side === "staff"
          ? [
              {
                name: "organiser",
                label: t("organiser"),
                cell: ({ organizer }: OrganizedRow) => <bdi>{organizer?.organizationName ?? "Recruit"}</bdi>,
              },
            ]
          : []),
        {
          name: "seats",
          label: t("seats"),
          cell: ({ game, taken: takenCount, maxParticipants: max, waiting: waitingCount }) =>
            game ? (
              t("none")
            ) : (
              <span className="whitespace-nowrap tabular-nums">
                {max === null ? takenCount : t("takenOf", { taken: takenCount, max })}
                {waitingCount > 0 && (
                  <small className="block text-xs">{events("waiting", { count: waitingCount })}</small>
                )}
              </span>
            ),
        },
        {
          name: "pending",
          label: t("pending"),
          cell: ({ pending }) => (pending > 0 ? <Badge look="flag">{pending}</Badge> : t("none")),
        },
        {
          name: "state",
          label: t("state"),
          cell: ({ state }) => <Badge look={eventLooks[state]}>{t(`states.${state}`)}</Badge>,
        },
      ]}
      empty={
        <EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t("emptyHint")}>
          {acts && (
            <LinkButton variant="go" href={`${path}/new`}>
              {t("create")}
            </LinkButton>
          )}
        </EmptyState>
      }
      {...list}
    />
  );
}
