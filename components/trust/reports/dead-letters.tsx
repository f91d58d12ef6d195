import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Address } from "@/components/ui/address";
import { EmptyState } from "@/components/ui/empty-state";
import { QueueTable } from "@/components/ui/queue-table";
import { categoryOf } from "@/lib/notifications/schema/categories";
import type { Kind } from "@/lib/notifications/schema/notification";
import { momentIn } from "@/lib/platform/i18n/formats";
import { retryDeadLetter } from "@/lib/trust/actions/reports";
import type { DeadLetter } from "@/lib/trust/queries/health";
import { deadLettersShown } from "@/lib/trust/schema/reports";

const columns = ["task", "why", "tries", "givenUp", "retry"] as const;
const widths = ["w-[28%]", "w-[28%]", "w-[8%]", "w-[18%]", "w-[18%]"];

export function DeadLetters({ entries, zone }: { entries: DeadLetter[]; zone: string | null }) {
  const t = useTranslations("reports.health");
  const format = useFormatter();
  if (entries.length === 0) return <EmptyState drawing="clock" as="h3" title={t("allDone")} hint={t("allDoneHint")} />;
  return (
    <QueueTable
      caption={t("failed")}
      columns={columns.map((column) => t(column))}
      more={entries.length === deadLettersShown ? t("more") : null}
      widths={widths}
    >
      {entries.map(({ id, task, error, attempts, deadSince }) => (
        <tr key={id}>
          <td data-label={t("task")}>
            <Task task={task} />
          </td>
          <td data-label={t("why")} dir="auto" className="wrap-anywhere">
            {error}
          </td>
          <td data-label={t("tries")}>{format.number(attempts, "whole")}</td>
          <td data-label={t("givenUp")}>{deadSince && format.dateTime(deadSince, momentIn(zone))}</td>
          <td data-label={t("retry")}>
            <Form action={retryDeadLetter} id={`entry-${id}`} summary={false}>
              <input type="hidden" name="entryId" value={id.toString()} />
              <SubmitButton variant="outline" small pending={t("doing")}>
                {t("retry")}
              </SubmitButton>
            </Form>
          </td>
        </tr>
      ))}
    </QueueTable>
  );
}

function Task({ task }: { task: DeadLetter["task"] }) {
  const t = useTranslations("reports.health.kind");
  const category = useTranslations("notifications.settings.category");
  if (task.kind === "email")
    return (
      <>
        {t("email")}
        <span className="block wrap-anywhere">
          <Address email={task.to} />
        </span>
        <span className="block text-ink-2" dir="auto">
          {task.subject}
        </span>
      </>
    );
  if (task.kind === "push")
    return (
      <>
        {t("push")}
        <bdi dir="ltr" className="block wrap-anywhere">
          {task.service}
        </bdi>
        <span className="block text-ink-2">{category(`${categoryOf[task.about as Kind]}.name`)}</span>
      </>
    );
  return (
    <>
      {t("handler")}
      <bdi dir="ltr" className="block wrap-anywhere">{`${task.event} · ${task.handler}`}</bdi>
    </>
  );
}
