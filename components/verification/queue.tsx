import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import type { QueuedCase } from "@/lib/verification/queries";
import { QueueRow } from "./queue-row";
import "./queue.css";

const columns = ["user", "type", "date", "status", "actions"] as const;

/** The documents that wait for a decision. */
export function Queue({ total, cases }: { total: number; cases: QueuedCase[] }) {
  const t = useTranslations("verification.queue");
  if (cases.length === 0) return <EmptyState as="h2" title={t("empty")} hint={t("emptyHint")} />;
  return (
    <>
      <table className="sheet-table queue">
        <caption className="vh">{t("caption")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((each) => (
            <QueueRow key={each.id} kyc={each} />
          ))}
        </tbody>
      </table>
      {total > cases.length && <p className="small soft">{t("more", { count: total - cases.length })}</p>}
    </>
  );
}
