import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { readMessage } from "@/lib/messages/actions";
import type { listMessages } from "@/lib/messages/queries/inbox";
import { type InboxAsked, inboxAddress } from "@/lib/messages/schema/inbox-address";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import { truncate } from "@/lib/platform/text/truncate";
import { useSender } from "./use-sender";

type Row = Awaited<ReturnType<typeof listMessages>>["messages"][number];
type Props = { message: Row; asked: InboxAsked; zone: string | null };

export const rowId = (message: string) => `message-${message}`;

const look = "grid min-h-target w-full gap-0.5 px-3 py-3 text-start text-sm no-underline hover:bg-ground-2";

/** A message of the list: its subject or how it begins, whether it is new, whose it is and when. */
export function InboxRow({ message, asked, zone }: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const { received, read, subject, content, takenDownAt, files, createdAt, other, byGuardian } = message;
  const { sender } = useSender()(message);
  const fresh = received && !read;
  const begins = takenDownAt ? t("takenDown") : truncate(content, 200);
  return (
    <Way message={message} asked={asked} fresh={fresh}>
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
        <bdi>{received ? sender : other}</bdi> ·{" "}
        <time className="whitespace-nowrap" dateTime={createdAt.toISOString()}>
          {format.dateTime(createdAt, momentIn(zone))}
        </time>
        {files > 0 && !takenDownAt && (
          <span className="ms-3 inline-flex items-center gap-1">
            <Icon name="file" /> {t("files", { count: files })}
          </span>
        )}
      </span>
    </Way>
  );
}

/** A link; a button where opening it changes something: it is then read. */
function Way({
  message: { id },
  asked,
  fresh,
  children,
}: Omit<Props, "zone"> & { fresh: boolean; children: ReactNode }) {
  if (!fresh)
    return (
      <Link id={rowId(id)} className={look} href={inboxAddress(asked, id)} scroll={false} prefetch={false}>
        {children}
      </Link>
    );
  return (
    <Form action={readMessage} id={`open-${id}`} summary={false} className="">
      <input type="hidden" name="messageId" value={id} />
      {asked.q && <input type="hidden" name="q" value={asked.q} />}
      {asked.after && <input type="hidden" name="after" value={asked.after} />}
      <button id={rowId(id)} type="submit" className={`${look} cursor-pointer bg-ground-2`}>
        {children}
      </button>
    </Form>
  );
}
