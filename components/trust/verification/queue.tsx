import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { QueueTable } from "@/components/ui/queue-table";
import { decisionDays } from "@/lib/documents/schema/limits";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";
import { queueColumns } from "./queue-columns";
import { QueueRow } from "./queue-row";
import type { QueueWords } from "./queue-row-view";
import "./queue.css";
import { UndoBar } from "./undo-bar";
import { useCheckWords, useRejectWords } from "./words";

type Props = { total: number; overdue: number; cases: QueuedCase[]; since: string; undo?: string | undefined };

/** Open cases, and those decided since the list was opened. */
export function Queue({ total, overdue, cases, since: queueOpenedAt, undo }: Props) {
  const t = useTranslations("verification.queue");
  const texts = useQueueWords();
  if (cases.length === 0) return <EmptyState drawing="clock" as="h2" title={t("empty")} hint={t("emptyHint")} />;
  const otherCount = total - cases.filter(({ decided }) => !decided).length;
  return (
    <>
      {overdue > 0 && <Notice>{t("overdueCount", { count: overdue, days: decisionDays })}</Notice>}
      <QueueTable
        caption={t("caption")}
        columns={queueColumns.map((column) => t(column))}
        more={otherCount > 0 ? t("more", { count: otherCount }) : null}
      >
        {cases.map((verificationCase) => (
          <QueueRow key={verificationCase.id} verificationCase={verificationCase} since={queueOpenedAt} words={texts} />
        ))}
      </QueueTable>
      <UndoBar cases={cases} at="/admin/kyc" since={queueOpenedAt} undo={undo} />
    </>
  );
}

function useQueueWords(): QueueWords {
  const t = useTranslations("verification.queue");
  return {
    open: t("open"),
    opened: t("opened"),
    unopened: t("unopened"),
    approve: t("look"),
    firstByYou: t("firstByYou"),
    columns: { user: t("user"), type: t("type"), date: t("date"), status: t("status"), actions: t("actions") },
    ...useRejectWords(),
    ...useCheckWords(),
  };
}
