import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { moveStatement, removeStatement } from "@/lib/content/actions/statements";
import type { StatementRow } from "@/lib/content/queries/statement-list";
import { StatementText } from "./statement-text";

type Props = { statements: StatementRow[]; zone: string | null };

/** In the order in which pages show them. */
export function StatementList({ statements, zone }: Props) {
  const t = useTranslations("statements.admin");
  const common = useTranslations("common");
  const format = useFormatter();
  const locale = useLocale();
  if (statements.length === 0) return <EmptyState drawing="kickOff" as="h2" title={t("none")} hint={t("noneHint")} />;
  return (
    <ol className="border-t border-line">
      {statements.map((statement, index) => {
        const labelValues = { statement: `${statement.value} ${statement.words[locale]}` };
        return (
          <li
            key={statement.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center"
          >
            <span className="text-sm text-ink-3 tabular-nums">{format.number(index + 1, "whole")}</span>
            <StatementText text={statement} zone={zone} />
            <div className="col-start-2 flex flex-wrap items-center gap-2 lg:col-start-3">
              <LinkButton
                small
                variant="quiet"
                href={`/admin/statements/${statement.id}`}
                aria-label={t("editNamed", labelValues)}
              >
                {common("edit")}
              </LinkButton>
              <Form action={removeStatement} id={`remove-${statement.id}`} summary={false}>
                <input type="hidden" name="id" value={statement.id} />
                <SubmitButton small variant="quiet" aria-label={t("removeNamed", labelValues)}>
                  {t("remove")}
                </SubmitButton>
              </Form>
              <div className="-ms-2 flex gap-2">
                {index > 0 && <Move id={statement.id} to="earlier" named={labelValues} />}
                {index < statements.length - 1 && <Move id={statement.id} to="later" named={labelValues} />}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Move({
  id,
  to: direction,
  named: labelValues,
}: {
  id: string;
  to: "earlier" | "later";
  named: { statement: string };
}) {
  const t = useTranslations("statements.admin");
  return (
    <Form action={moveStatement} id={`${direction}-${id}`} summary={false}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={direction} />
      <SubmitButton small variant="bare" aria-label={t(`${direction}Named`, labelValues)}>
        {t(direction)}
      </SubmitButton>
    </Form>
  );
}
