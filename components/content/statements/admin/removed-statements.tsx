import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { restoreStatement } from "@/lib/content/actions/statements";
import type { StatementRow } from "@/lib/content/queries/statement-list";
import { StatementText } from "./statement-text";

/** Removed statements, which can be restored. */
export function RemovedStatements({ claims, zone }: { claims: StatementRow[]; zone: string | null }) {
  const t = useTranslations("statements.admin");
  const locale = useLocale();
  if (claims.length === 0) return null;
  return (
    <Disclosure summary={t("removed", { count: claims.length })}>
      <ul>
        {claims.map((claim) => (
          <li
            key={claim.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
          >
            <StatementText text={claim} zone={zone} />
            <Form action={restoreStatement} id={`restore-${claim.id}`} summary={false}>
              <input type="hidden" name="id" value={claim.id} />
              <SubmitButton
                small
                variant="quiet"
                aria-label={t("restoreNamed", { claim: `${claim.value} ${claim.words[locale]}` })}
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
