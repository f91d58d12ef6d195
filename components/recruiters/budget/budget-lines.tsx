import { useFormatter, useTranslations } from "next-intl";
import { ListExport } from "@/components/form/list/list-export";
import { ListTable } from "@/components/form/list/list-table";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import type { BudgetEntry, BudgetView } from "@/lib/recruiters/queries/budget";
import { useEntryWords } from "./entry-words";

type Props = { budget: BudgetView; names: Map<string, string> };

/** Entries of the whole period or of one month. */
export function BudgetLines({ budget: { entries, month, selectedMonth, acts }, names }: Props) {
  const t = useTranslations("budget");
  const format = useFormatter();
  const columns = useColumns(names).filter(({ name }) => acts || name !== "actions");
  const monthName = month && format.dateTime(month, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <section className="block scroll-mt-20" id="lines" aria-labelledby="lines-title">
      <header>
        <h2 id="lines-title">{monthName ? t("lines.ofMonth", { month: monthName }) : t("lines.title")}</h2>
        <span className="flex flex-wrap items-center gap-x-4">
          {month && <Link href="/dashboard/budget#lines">{t("lines.all")}</Link>}
          {entries.length > 0 && (
            <ListExport path="/api/budget" search={selectedMonth ? { month: selectedMonth } : {}} />
          )}
        </span>
      </header>
      {entries.length === 0 ? (
        <EmptyState drawing="bench" title={t("lines.none")} hint={t("lines.noneHint")}>
          {acts && (
            <LinkButton small href="/dashboard/budget#line">
              {t("form.add")}
            </LinkButton>
          )}
        </EmptyState>
      ) : (
        <>
          <p className="small soft">{t("lines.count", { count: entries.length })}</p>
          <ListTable caption={t("lines.title")} columns={columns} rows={entries} selectable={false} />
        </>
      )}
    </section>
  );
}

function useColumns(names: Map<string, string>) {
  const t = useTranslations("budget");
  const common = useTranslations("common");
  const format = useFormatter();
  const entryTexts = useEntryWords();
  const playerNameOf = ({ playerId }: BudgetEntry) => {
    if (!playerId) return "–";
    const name = names.get(playerId);
    return name ? (
      <Link href={`/players/${playerId}`}>
        <bdi>{name}</bdi>
      </Link>
    ) : (
      t("gone")
    );
  };
  return [
    {
      name: "label",
      label: t("columns.what"),
      cell: (entry: BudgetEntry) => (
        <>
          <b className="block wrap-anywhere">
            <bdi>{entryTexts.label(entry)}</bdi>
          </b>
          {entryTexts.note(entry) && (
            <small className="block text-xs text-ink-2 wrap-anywhere">{entryTexts.note(entry)}</small>
          )}
        </>
      ),
    },
    { name: "category", label: t("columns.category"), cell: (entry: BudgetEntry) => entryTexts.category(entry) },
    {
      name: "day",
      label: t("columns.day"),
      cell: ({ day }: BudgetEntry) => format.dateTime(day, { dateStyle: "medium", timeZone: "UTC" }),
    },
    {
      name: "amount",
      label: t("columns.amount"),
      cell: ({ cents }: BudgetEntry) => <bdi className="tabular-nums">{format.number(cents / 100, "price")}</bdi>,
    },
    {
      name: "state",
      label: t("columns.state"),
      cell: ({ state }: BudgetEntry) => (
        <Badge look={state === "planned" ? "dash" : "solid"}>{t(`state.${state}`)}</Badge>
      ),
    },
    { name: "player", label: t("columns.player"), cell: playerNameOf },
    {
      name: "actions",
      label: t("columns.actions"),
      cell: (entry: BudgetEntry) =>
        entry.own ? (
          <Link
            href={`/dashboard/budget?line=${entry.id}#line`}
            aria-label={t("changeWhich", { label: entryTexts.label(entry) })}
          >
            {common("edit")}
          </Link>
        ) : (
          <span className="text-xs text-ink-3">{t("byItself")}</span>
        ),
    },
  ];
}
