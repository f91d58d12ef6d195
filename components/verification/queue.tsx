import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { QueueTable } from "@/components/ui/queue-table";
import type { QueuedCase } from "@/lib/verification/queries";
import { QueueRow } from "./queue-row";
import "./queue.css";

const columns = ["user", "type", "date", "status", "actions"] as const;

/** The documents that wait for a decision. */
export function Queue({ total, cases }: { total: number; cases: QueuedCase[] }) {
  const t = useTranslations("verification.queue");
  if (cases.length === 0) return <EmptyState as="h2" title={t("empty")} hint={t("emptyHint")} />;
  const others = total - cases.length;
  return (
    <QueueTable
      caption={t("caption")}
      columns={columns.map((column) => t(column))}
      more={others > 0 ? t("more", { count: others }) : null}
    >
      {cases.map((each) => (
        <QueueRow key={each.id} kyc={each} />
      ))}
    </QueueTable>
  );
}
