import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { restoreStatement } from "@/lib/content/actions/statements";
import type { StatementRow } from "@/lib/content/queries/statement-list";
import { StatementText } from "./statement-text";

/** Removed statements, which can be restored. */
export function RemovedStatements({ statements, zone }: { statements: StatementRow[]; zone: string | null }) {
  const t = useTranslations("statements.admin");
  const locale = useLocale();
  if (statements.length === 0) return null;
  return (
    <Disclosure summary={t("removed", { count: statements.length })}>
      <ul>
        {statements.map((statement) => (
          <li
            key={statement.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
          >
            <StatementText text={statement} zone={zone} />
            <Form action={restoreStatement} id={`restore-${statement.id}`} summary={false}>
              <input type="hidden" name="id" value={statement.id} />
              <SubmitButton
                small
                variant="quiet"
                aria-label={t("restoreNamed", { statement: `${statement.value} ${statement.words[locale]}` })}
              >
                {t("restore")}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
