import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import type { Cell } from "@/components/form/list/list-table-view";
import { TextArea } from "@/components/form/text-area";
import { EmptyState } from "@/components/ui/empty-state";
import { recordSettlement } from "@/lib/billing/actions";
import { commissionState, commissionStates, settlementNoteLength, settlements } from "@/lib/billing/schema";
import { contractStates } from "@/lib/pipeline/schema/contract";
import { highScore } from "@/lib/pipeline/schema/need";
import { now } from "@/lib/platform/clock";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { isSport } from "@/lib/sports/schema/sports";
import type { ContractRow, MatchRow } from "@/lib/trust/queries/matches";
import { type matchChoices, matchStatuses } from "@/lib/trust/schema/reports";
import { PersonLink } from "./person-link";

type PagedRows<Row> = {
  search: ListSearch<typeof matchChoices>;
  rows: Row[];
  count: number;
  next: string | null;
  /** True if the reader may open the pages of people. */
  opensPeople: boolean;
};

export function MatchList({ search, opensPeople, ...results }: PagedRows<MatchRow>) {
  const t = useTranslations("admin.match");
  const sports = useTranslations("sports");
  const format = useFormatter();
  const partyColumns = useParties(opensPeople);
  const lists = useLists();
  return (
    <FilteredList
      path="/admin/matches"
      caption={t("matches")}
      exportPath="/api/admin/export/matches"
      search={search}
      filters={[
        lists,
        {
          name: "status",
          label: t("status"),
          all: t("anyStatus"),
          options: matchStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
        },
      ]}
      columns={[
        ...partyColumns,
        {
          name: "sport",
          label: t("sport"),
          cell: ({ sportMatch: sport }) => (isSport(sport) ? sports(`name.${sport}`) : sport),
        },
        {
          name: "score",
          label: t("score"),
          cell: ({ compatibilityScore: score }) =>
            score !== null && { look: score >= highScore ? "flag" : "solid", text: score },
        },
        { name: "status", label: t("status"), cell: ({ status }) => t(`statuses.${status}`) },
        { name: "date", label: t("date"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      empty={<EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t("emptyHint")} />}
      {...results}
    />
  );
}

export function ContractList({ search, opensPeople, ...results }: PagedRows<ContractRow>) {
  const t = useTranslations("admin.match");
  const states = useTranslations("contracts.state");
  const statedT = useTranslations("contracts.recorded");
  const commissions = useTranslations("billing.commission");
  const format = useFormatter();
  const partyColumns = useParties(opensPeople);
  const lists = useLists();
  return (
    <FilteredList
      path="/admin/matches"
      caption={t("contracts")}
      exportPath="/api/admin/export/contracts"
      search={search}
      filters={[
        lists,
        {
          name: "state",
          label: t("status"),
          all: t("anyStatus"),
          options: contractStates.map((state) => ({ value: state, label: states(state) })),
        },
        {
          name: "commission",
          label: statedT("commission"),
          all: t("anyPayment"),
          options: commissionStates.map((state) => ({ value: state, label: commissions(`state.${state}`) })),
        },
      ]}
      columns={[
        ...partyColumns,
        { name: "total", label: t("total"), cell: ({ totalCents }) => format.number(totalCents / 100, "price") },
        {
          name: "signed",
          label: t("signed"),
          cell: ({ signedOn }) => (signedOn ? format.dateTime(signedOn, "short") : t("unsigned")),
        },
        {
          name: "commission",
          label: statedT("commission"),
          cell: ({ commission }) => commission && format.number(commission.amountCents / 100, "price"),
        },
        {
          name: "due",
          label: statedT("due"),
          cell: ({ commission }) => commission && format.dateTime(commission.dueOn, "short"),
        },
        {
          name: "payment",
          label: t("payment"),
          cell: ({ commission }) =>
            commission && (
              <>
                {commissions(`state.${commissionState(commission, now())}`)}
                {commission.note && (
                  <small className="block max-w-60 text-xs whitespace-pre-line text-ink-2" dir="auto">
                    {commission.note}
                  </small>
                )}
              </>
            ),
        },
        { name: "state", label: t("status"), cell: ({ state }) => states(state) },
        { name: "date", label: t("date"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      bulk={{
        action: recordSettlement,
        name: "settlement",
        acts: settlements.map((value) => ({ value, words: t(`settle.${value}`) })),
        fields: <SettlementNote />,
      }}
      empty={<EmptyState drawing="kickOff" as="h2" title={t("noContract")} hint={t("noContractHint")} />}
      {...results}
    />
  );
}

function SettlementNote() {
  const t = useTranslations("admin.match.settle");
  return (
    <TextArea name="note" label={t("note")} hint={t("noteHint")} maxLength={settlementNoteLength} rows={2} required />
  );
}

function useLists() {
  const t = useTranslations("admin.match");
  return {
    name: "list",
    label: t("list"),
    all: t("matches"),
    options: [{ value: "contracts", label: t("contracts") }],
  };
}

/** The first two columns of both lists. */
function useParties(mayOpen: boolean) {
  const t = useTranslations("admin.match");
  const nameOf = (id: string, name: string): Cell =>
    mayOpen ? (
      { href: `/admin/users/${id}`, text: name }
    ) : (
      <PersonLink id={id} opens={false}>
        {name}
      </PersonLink>
    );
  return [
    {
      name: "recruiter",
      label: t("recruiter"),
      cell: ({ recruiter }: Parties) => nameOf(recruiter.id, recruiter.organizationName),
    },
    {
      name: "player",
      label: t("player"),
      cell: ({ player }: Parties) => nameOf(player.id, player.fullName),
    },
  ];
}

type Parties = Pick<MatchRow, "recruiter" | "player">;
