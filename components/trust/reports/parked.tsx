import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Address } from "@/components/ui/address";
import { EmptyState } from "@/components/ui/empty-state";
import { QueueTable } from "@/components/ui/queue-table";
import { momentIn } from "@/lib/platform/i18n/formats";
import { resendMail, retryReaction } from "@/lib/trust/actions/reports";
import type { ParkedMail, ParkedPush, ParkedReaction } from "@/lib/trust/queries/parked";
import { parkedPage } from "@/lib/trust/schema/reports";

const ofMails = ["to", "why", "tries", "parked"] as const;
const ofPushes = ["to", "why", "tries", "parked"] as const;
const ofReactions = ["act", "why", "tries", "parked"] as const;
const widths = ["w-[28%]", "w-[28%]", "w-[8%]", "w-[18%]", "w-[18%]"];

export function ParkedMails({ mails, zone }: { mails: ParkedMail[]; zone: string | null }) {
  const t = useTranslations("reports.health");
  const format = useFormatter();
  if (mails.length === 0) return <EmptyState drawing="clock" as="h3" title={t("allSent")} hint={t("allSentHint")} />;
  return (
    <QueueTable
      caption={t("mails")}
      columns={[...ofMails.map((column) => t(column)), t("again")]}
      more={mails.length === parkedPage ? t("more") : null}
      widths={widths}
    >
      {mails.map(({ id, to: recipient, subject, error, attempts, parkedAt }) => (
        <tr key={id}>
          <td data-label={t("to")}>
            <span className="wrap-anywhere">
              <Address email={recipient} />
            </span>
            <span className="block text-ink-2" dir="auto">
              {subject}
            </span>
          </td>
          <td data-label={t("why")} dir="auto" className="wrap-anywhere">
            {error}
          </td>
          <td data-label={t("tries")}>{format.number(attempts, "whole")}</td>
          <td data-label={t("parked")}>{parkedAt && format.dateTime(parkedAt, momentIn(zone))}</td>
          <td data-label={t("again")}>
            <Form action={resendMail} id={`mail-${id}`} summary={false}>
              <input type="hidden" name="mailId" value={id} />
              <SubmitButton variant="outline" small pending={t("doing")}>
                {t("again")}
              </SubmitButton>
            </Form>
          </td>
        </tr>
      ))}
    </QueueTable>
  );
}

/** Failed pushes are not sent again, because the notification list already shows them. */
export function ParkedPushes({ pushes, zone }: { pushes: ParkedPush[]; zone: string | null }) {
  const t = useTranslations("reports.health");
  const category = useTranslations("notifications.settings.category");
  const format = useFormatter();
  if (pushes.length === 0)
    return <EmptyState drawing="clock" as="h3" title={t("allPushed")} hint={t("allPushedHint")} />;
  return (
    <QueueTable
      caption={t("pushes")}
      columns={ofPushes.map((column) => t(column))}
      more={pushes.length === parkedPage ? t("more") : null}
      widths={["w-[34%]", "w-[38%]", "w-[8%]", "w-[20%]"]}
    >
      {pushes.map(({ id, category: pushCategory, service, error, attempts, parkedAt }) => (
        <tr key={id}>
          <td data-label={t("to")}>
            <bdi dir="ltr" className="wrap-anywhere">
              {service}
            </bdi>
            <span className="block text-ink-2">{category(`${pushCategory}.name`)}</span>
          </td>
          <td data-label={t("why")} dir="auto" className="wrap-anywhere">
            {error}
          </td>
          <td data-label={t("tries")}>{format.number(attempts, "whole")}</td>
          <td data-label={t("parked")}>{parkedAt && format.dateTime(parkedAt, momentIn(zone))}</td>
        </tr>
      ))}
    </QueueTable>
  );
}

export function ParkedReactions({ reactions, zone }: { reactions: ParkedReaction[]; zone: string | null }) {
  const t = useTranslations("reports.health");
  const format = useFormatter();
  if (reactions.length === 0)
    return <EmptyState drawing="clock" as="h3" title={t("allDone")} hint={t("allDoneHint")} />;
  return (
    <QueueTable
      caption={t("reactions")}
      columns={[...ofReactions.map((column) => t(column)), t("retry")]}
      more={reactions.length === parkedPage ? t("more") : null}
      widths={widths}
    >
      {reactions.map(({ factId, reaction, fact, error, attempts, parkedAt }) => (
        <tr key={`${factId} ${reaction}`}>
          <td data-label={t("act")}>
            <bdi dir="ltr">{`${fact.type} · ${reaction}`}</bdi>
          </td>
          <td data-label={t("why")} dir="auto" className="wrap-anywhere">
            {error}
          </td>
          <td data-label={t("tries")}>{format.number(attempts, "whole")}</td>
          <td data-label={t("parked")}>{parkedAt && format.dateTime(parkedAt, momentIn(zone))}</td>
          <td data-label={t("retry")}>
            <Form action={retryReaction} id={`reaction-${factId}-${reaction}`} summary={false}>
              <input type="hidden" name="factId" value={factId.toString()} />
              <input type="hidden" name="reaction" value={reaction} />
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
