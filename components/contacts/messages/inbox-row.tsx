import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { listMessages } from "@/lib/contacts/queries/inbox";
import { type InboxQuery, inboxAddress } from "@/lib/contacts/schema/inbox-address";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import { truncate } from "@/lib/platform/text/truncate";
import { useSender } from "./use-sender";

type Row = Awaited<ReturnType<typeof listMessages>>["messages"][number];
type Props = { message: Row; query: InboxQuery; zone: string | null };

export const rowId = (message: string) => `message-${message}`;

export function InboxRow({ message, query, zone }: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const {
    received,
    read: isRead,
    subject,
    content,
    takenDownAt,
    files,
    createdAt,
    other: otherParty,
    byGuardian,
  } = message;
  const { sender } = useSender()(message);
  const fresh = received && !isRead;
  const begins = takenDownAt ? t("takenDown") : truncate(content, 200);
  return (
    <RowLink message={message} query={query} fresh={fresh}>
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-2">
        <b className={`min-w-0 [text-align:match-parent] ${subject ? "wrap-anywhere" : "truncate"}`} dir="auto">
          {subject ?? begins}
        </b>
        {fresh && <Badge look="flag">{t("new")}</Badge>}
      </span>
      {subject && (
        <span className="truncate text-ink-2 [text-align:match-parent]" dir="auto">
          {begins}
        </span>
      )}
      <span className="text-xs text-ink-2">
        {!subject && <>{t("noSubject")} · </>}
        {t(received ? "received" : "sent")} ·{" "}
        {!received && byGuardian && (
          <>
            <bdi>{sender}</bdi> ·{" "}
          </>
        )}
        <bdi>{received ? sender : otherParty}</bdi> ·{" "}
        <time className="whitespace-nowrap" dateTime={createdAt.toISOString()}>
          {format.dateTime(createdAt, momentIn(zone))}
        </time>
        {files > 0 && !takenDownAt && (
          <span className="ms-3 inline-flex items-center gap-1">
            <Icon name="file" /> {t("files", { count: files })}
          </span>
        )}
      </span>
    </RowLink>
  );
}

/** A link if the message was read before, else a button of the list's form that also marks it as read. */
function RowLink({
  message: { id },
  query,
  fresh,
  children,
}: Omit<Props, "zone"> & { fresh: boolean; children: ReactNode }) {
  if (!fresh)
    return (
      <Link id={rowId(id)} href={inboxAddress(query, id)} scroll={false} prefetch={false}>
        {children}
      </Link>
    );
  return (
    <button id={rowId(id)} type="submit" name="messageId" value={id} className="cursor-pointer bg-ground-2">
      {children}
    </button>
  );
}
