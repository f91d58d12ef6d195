import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { type ListSearch, listQuery } from "@/lib/platform/http/list-search";
import { Link } from "@/lib/platform/i18n/navigation";
import { bulkUpdateTickets } from "@/lib/support/actions";
import type { TicketRow } from "@/lib/support/queries/tickets";
import { referenceOf } from "@/lib/support/schema/ticket";
import { type ticketChoices, ticketStates, ticketTopics } from "@/lib/support/schema/ticket-list";

type Props = { search: ListSearch<typeof ticketChoices>; rows: TicketRow[]; count: number; next: string | null };

export const stateLooks = { open: "flag", answered: "solid", closed: "dash" } as const;

export function TicketList({ search, ...list }: Props) {
  const t = useTranslations("admin.ticket");
  const format = useFormatter();
  return (
    <FilteredList
      path="/admin/tickets"
      caption={t("caption")}
      exportPath="/api/admin/export/tickets"
      search={search}
      searches={t("searches")}
      filters={[
        {
          name: "state",
          label: t("state"),
          all: t("anyState"),
          options: ticketStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        },
        {
          name: "topic",
          label: t("topic"),
          all: t("anyTopic"),
          options: ticketTopics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) })),
        },
        {
          name: "assignee",
          label: t("assignee"),
          all: t("anybody"),
          options: [
            { value: "mine", label: t("mine") },
            { value: "nobodys", label: t("nobodys") },
          ],
        },
      ]}
      columns={[
        {
          name: "from",
          label: t("from"),
          cell: ({ id, name }) => (
            <Link className="font-semibold" href={`/admin/tickets/${id}`}>
              <bdi>{name || referenceOf(id)}</bdi>
            </Link>
          ),
        },
        {
          name: "says",
          label: t("says"),
          cell: ({ topic, excerpt }) => (
            <>
              {topic === "agent_service" && <Badge className="me-2">{t("topics.agent_service")}</Badge>}
              <span className="line-clamp-2 max-w-104 max-md:inline" dir="auto">
                {excerpt}
              </span>
            </>
          ),
        },
        {
          name: "state",
          label: t("state"),
          cell: ({ state }) => <Badge look={stateLooks[state]}>{t(`states.${state}`)}</Badge>,
        },
        { name: "assignee", label: t("assignee"), cell: ({ assignee }) => <bdi>{assignee ?? t("nobody")}</bdi> },
        { name: "date", label: t("date"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      bulk={{
        action: bulkUpdateTickets,
        name: "act",
        about: { query: listQuery(search, { after: search.after }) },
        acts: [
          { value: "take", words: t("take") },
          { value: "close", words: t("close") },
        ],
      }}
      empty={<EmptyState drawing="clock" as="h2" title={t("empty")} hint={t("emptyHint")} />}
      {...list}
    />
  );
}
