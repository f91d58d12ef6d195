import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { useCountryName } from "@/components/search/words";
import { EmptyState } from "@/components/ui/empty-state";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { type PersonRow, type peopleChoices, peopleStates, peopleTypes } from "@/lib/trust/schema/reports";

type Props = {
  search: ListSearch<typeof peopleChoices>;
  people: PersonRow[];
  count: number;
  capped: boolean;
  next: string | null;
};

export const stateLooks = {
  active: "solid",
  waiting: "dash",
  hidden: "dash",
  rejected: "struck",
  suspended: "struck",
  closed: "struck",
} as const;

export function PeopleList({ search, people, ...results }: Props) {
  const t = useTranslations("admin.people");
  const format = useFormatter();
  const country = useCountryName();
  return (
    <FilteredList
      path="/admin/users"
      caption={t("caption")}
      exportPath="/api/admin/export/people"
      search={search}
      searches={t("searches")}
      filters={[
        {
          name: "type",
          label: t("type"),
          all: t("all"),
          options: peopleTypes.map((type) => ({ value: type, label: t(`types.${type}`) })),
        },
        {
          name: "state",
          label: t("state"),
          all: t("anyState"),
          options: peopleStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        },
      ]}
      columns={[
        {
          name: "name",
          label: t("name"),
          cell: ({ id, name }) => ({ href: `/admin/users/${id}`, text: name ?? t("unknown") }),
        },
        { name: "type", label: t("type"), cell: ({ type }) => t(`one.${type}`) },
        { name: "country", label: t("country"), cell: (row) => (row.country ? country(row.country) : t("none")) },
        {
          name: "state",
          label: t("state"),
          cell: ({ state }) => ({ look: stateLooks[state], text: t(`states.${state}`) }),
        },
        { name: "date", label: t("date"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      rows={people}
      empty={<EmptyState drawing="offside" as="h2" title={t("empty")} hint={t("emptyHint")} />}
      {...results}
    />
  );
}
