import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { Link } from "@/lib/platform/i18n/navigation";
import type { CaseRow } from "@/lib/trust/queries/cases";
import { type CaseState, type caseChoices, caseStates, reportedKinds } from "@/lib/trust/schema/moderation";

type Props = { search: ListSearch<typeof caseChoices>; rows: CaseRow[]; count: number; next: string | null };

export const stateLooks: Record<CaseState, BadgeLook> = { open: "dash", appealed: "full", decided: "solid" };

/** Urgent cases first. */
export function CaseList(list: Props) {
  const t = useTranslations("moderation.admin");
  const moderationT = useTranslations("moderation");
  const format = useFormatter();
  return (
    <FilteredList
      path="/admin/moderation"
      caption={t("caption")}
      exportPath="/api/admin/export/cases"
      searches={t("searches")}
      filters={[
        {
          name: "state",
          label: t("state"),
          all: t("anyState"),
          options: caseStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          name: "kind",
          label: t("kind"),
          all: t("anyKind"),
          options: reportedKinds.map((value) => ({ value, label: moderationT(`kind.${value}`) })),
        },
        {
          name: "urgency",
          label: t("urgency"),
          all: t("anyUrgency"),
          options: [{ value: "urgent", label: t("urgent") }],
        },
      ]}
      columns={[
        {
          name: "what",
          label: t("what"),
          cell: ({ id, title, kind, urgent }) => (
            <>
              <Link className="font-semibold" href={`/admin/moderation/${id}`}>
                <bdi>{title || t("erased")}</bdi>
              </Link>
              <small className="flex items-center gap-2 text-xs text-ink-2">
                {moderationT(`kind.${kind}`)}
                {urgent && <Badge look="flag">{t("urgent")}</Badge>}
              </small>
            </>
          ),
        },
        { name: "whose", label: t("whose"), cell: ({ concerned }) => <bdi>{concerned || t("house")}</bdi> },
        {
          name: "reasons",
          label: t("reasons"),
          cell: ({ reasons }) => reasons.map((reason) => moderationT(`rules.${reason}`)).join(" · "),
        },
        {
          name: "reports",
          label: t("reports"),
          cell: ({ reports }) => <span className="num">{format.number(reports, "whole")}</span>,
        },
        {
          name: "state",
          label: t("state"),
          cell: ({ state, ruling }) => (
            <Badge look={stateLooks[state]}>
              {state === "decided" && ruling ? moderationT(`rulings.${ruling}`) : t(`states.${state}`)}
            </Badge>
          ),
        },
        { name: "age", label: t("age"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      empty={<EmptyState drawing="clock" as="h2" title={t("empty")} hint={t("emptyHint")} />}
      {...list}
    />
  );
}
