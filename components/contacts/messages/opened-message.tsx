import { useFormatter, useTranslations } from "next-intl";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { LinkButton } from "@/components/ui/link-button";
import { RoutedDialog } from "@/components/ui/routed-dialog";
import type { getMessage } from "@/lib/contacts/queries/inbox";
import { type InboxQuery, inboxAddress } from "@/lib/contacts/schema/inbox-address";
import { momentIn } from "@/lib/platform/i18n/formats";
import { MessageFiles } from "./message-files";
import { rowId } from "./row-id";
import { useSender } from "./use-sender";

type Props = { message: NonNullable<Awaited<ReturnType<typeof getMessage>>>; query: InboxQuery; zone: string | null };

export function OpenedMessage({ message, query, zone }: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const { line } = useSender()(message);
  const { id, threadId, subject, content, takenDownAt, received, createdAt, files } = message;
  return (
    <RoutedDialog
      key={id}
      title={subject ? <bdi>{subject}</bdi> : t("noSubject")}
      back={inboxAddress(query)}
      returnTo={rowId(id)}
    >
      <p className="text-xs text-ink-2">
        {line} · {format.dateTime(createdAt, momentIn(zone))}
      </p>
      <p className={takenDownAt ? "text-ink-3 italic" : "whitespace-pre-line wrap-anywhere"} dir="auto">
        {takenDownAt ? t("takenDown") : content}
      </p>
      <MessageFiles files={files} guardian={undefined} />
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href={`/messages?thread=${threadId}`}>{t(received ? "reply" : "conversation")}</LinkButton>
        {received && !takenDownAt && <ReportLink kind="message" id={id} />}
      </div>
    </RoutedDialog>
  );
}
