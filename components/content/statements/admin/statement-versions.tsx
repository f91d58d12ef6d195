import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { revertStatement } from "@/lib/content/actions/statements";
import type { StatementWithVersions } from "@/lib/content/queries/statement-list";
import { momentIn } from "@/lib/platform/i18n/formats";
import { locales } from "@/lib/platform/i18n/routing";
import { StatementText } from "./statement-text";

/** Newest version first; an earlier one can be restored. */
export function StatementVersions({ statement, zone }: { statement: StatementWithVersions; zone: string | null }) {
  const t = useTranslations("statements.admin");
  const format = useFormatter();
  if (statement.versions.length === 1) return null;
  return (
    <section aria-labelledby="earlier" className="grid max-w-[46rem] gap-3">
      <h2 id="earlier" className="heading-xl">
        {t("before")}
      </h2>
      <ol className="border-t border-line">
        {statement.versions.map((version, index) => (
          <li
            key={version.version}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <StatementText text={version} zone={zone} languages={locales} />
            {index === 0 ? (
              <Badge look="full">{t("now")}</Badge>
            ) : (
              <Form action={revertStatement} id={`revert-${version.version}`} summary={false}>
                <input type="hidden" name="id" value={statement.id} />
                <input type="hidden" name="version" value={version.version} />
                <SubmitButton
                  small
                  variant="quiet"
                  aria-label={t("revertNamed", { at: format.dateTime(version.writtenAt, momentIn(zone)) })}
                >
                  {t("revert")}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
