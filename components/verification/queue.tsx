import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { QueueTable } from "@/components/ui/queue-table";
import type { QueuedCase } from "@/lib/verification/queries/paper";
import { QueueRow } from "./queue-row";
import "./queue.css";
import { UndoBar } from "./undo-bar";
import { useRejectWords } from "./words";

const columns = ["user", "type", "date", "status", "actions"] as const;

type Props = { total: number; cases: QueuedCase[]; since: string; undo?: string | undefined };

/** The documents that wait for a decision, and in their places those just decided. */
export function Queue({ total, cases, since, undo }: Props) {
  const t = useTranslations("verification.queue");
  const words = useDecideWords();
  if (cases.length === 0) return <EmptyState drawing="clock" as="h2" title={t("empty")} hint={t("emptyHint")} />;
  const others = total - cases.filter(({ decided }) => !decided).length;
  return (
    <>
      <QueueTable
        caption={t("caption")}
        columns={columns.map((column) => t(column))}
        more={others > 0 ? t("more", { count: others }) : null}
      >
        {cases.map((each) => (
          <QueueRow key={each.id} kyc={each} since={since} words={words} />
        ))}
      </QueueTable>
      <UndoBar cases={cases} at="/admin/kyc" since={since} undo={undo} />
    </>
  );
}

function useDecideWords() {
  const t = useTranslations("verification.queue");
  return {
    open: t("open"),
    missing: t("none"),
    opened: t("opened"),
    unopened: t("unopened"),
    approve: t("look"),
    firstByYou: t("firstByYou"),
    ...useRejectWords(),
  };
}
