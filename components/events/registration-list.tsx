import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { useGame } from "@/components/search/words";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { answerRegistrations } from "@/lib/events/actions";
import type { OrganizedEvent } from "@/lib/events/queries/organized";
import type { RegistrationRow } from "@/lib/events/queries/registrations";
import { registrationAnswers } from "@/lib/events/schema/answer";
import { type OrganizerSide, organizerPaths, registrationChoices } from "@/lib/events/schema/organizer-list";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { Link } from "@/lib/platform/i18n/navigation";
import { registrationLooks } from "./looks";

type Props = {
  side: OrganizerSide;
  acts: boolean;
  event: OrganizedEvent;
  search: ListSearch<typeof registrationChoices>;
  rows: RegistrationRow[];
  count: number;
  next: string | null;
};

export function RegistrationList({ side, acts, event, ...list }: Props) {
  const t = useTranslations("events.organizer");
  const states = useTranslations("events.state");
  const sports = useTranslations("sports");
  const game = useGame();
  const format = useFormatter();
  const answers = acts && event.state === "upcoming";
  return (
    <FilteredList
      path={`${organizerPaths[side]}/${event.id}`}
      caption={t("registrations")}
      exportPath={`/api/events/${event.id}/registrations`}
      filters={[
        {
          name: "status",
          label: t("registrations"),
          all: t("anyone"),
          options: registrationChoices.status.map((value) => ({ value, label: states(value) })),
        },
      ]}
      columns={[
        {
          name: "player",
          label: t("player"),
          cell: ({ id, name }) => (
            <Link className="font-semibold" href={`/players/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        {
          name: "sport",
          label: t("sport"),
          cell: ({ primarySport, position, level }) => (
            <>
              <bdi>{game({ primarySport, position })}</bdi> · {sports(`level.${level}`)}
            </>
          ),
        },
        {
          name: "status",
          label: t("state"),
          cell: ({ status, checkedInAt }) => (
            <span className="flex flex-wrap gap-2">
              <Badge look={registrationLooks[status]}>{states(status)}</Badge>
              {checkedInAt && <Badge look="full">{t("arrived")}</Badge>}
            </span>
          ),
        },
        { name: "since", label: t("since"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      {...(answers && {
        bulk: {
          action: answerRegistrations,
          name: "answer",
          about: { eventId: event.id },
          acts: registrationAnswers.map((value) => ({ value, words: t(`answer.${value}`) })),
        },
      })}
      empty={<EmptyState drawing="corner" as="h3" title={t("nobody")} hint={t("nobodyHint")} />}
      {...list}
    />
  );
}
