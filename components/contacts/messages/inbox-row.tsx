import { useFormatter, useTranslations } from "next-intl";
import type { listMessages } from "@/lib/contacts/queries/inbox";
import { type InboxQuery, inboxAddress } from "@/lib/contacts/schema/inbox-address";
import { momentIn } from "@/lib/platform/i18n/formats";
import { truncate } from "@/lib/platform/text/truncate";
import { InboxRowView } from "./inbox-row-view";
import { useSender } from "./use-sender";

type Row = Awaited<ReturnType<typeof listMessages>>["messages"][number];
type Props = { message: Row; query: InboxQuery; zone: string | null };

/** Texts of a message for `InboxRowView`. */
export function InboxRow({ message, query, zone }: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const { id, received, read: isRead, subject, content, takenDownAt, files, createdAt, other: otherParty } = message;
  const { sender } = useSender()(message);
  const fresh = received && !isRead;
  const names = [!received && message.byGuardian ? [sender] : [], received ? sender : otherParty].flat();
  return (
    <InboxRowView
      id={id}
      {...(fresh ? { fresh: t("new") } : { href: inboxAddress(query, id) })}
      {...(subject && { subject })}
      begins={takenDownAt ? t("takenDown") : truncate(content, 200)}
      kind={[...(subject ? [] : [t("noSubject")]), t(received ? "received" : "sent")].join(" · ")}
      names={names}
      at={createdAt.toISOString()}
      date={format.dateTime(createdAt, momentIn(zone))}
      {...(files > 0 && !takenDownAt && { files: t("files", { count: files }) })}
    />
  );
}
