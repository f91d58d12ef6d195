import { useFormatter, useTranslations } from "next-intl";
import { ClientWords } from "@/components/layout/client-words";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { momentIn } from "@/lib/core/i18n/formats";
import { Link } from "@/lib/core/i18n/navigation";
import type { getThread } from "@/lib/messages/queries";
import { Composer } from "./composer";
import { ReadOnArrival } from "./read-on-arrival";

type Thread = NonNullable<Awaited<ReturnType<typeof getThread>>>;

export function Conversation({ thread, zone }: { thread: Thread; zone: string | null }) {
  const t = useTranslations("messages");
  const unread = thread.messages.filter((message) => !message.mine && !message.read).length;
  return (
    <section className="mail-thread" aria-labelledby="with">
      <header>
        <Link className="mail-back" href="/messages">
          <Icon name="back" /> {t("back")}
        </Link>
        <h2 id="with">{t("with", { name: thread.other })}</h2>
        {thread.otherHandle && (
          <Link className="more" href={`/players/${encodeURIComponent(thread.otherHandle)}`}>
            {t("profile")}
          </Link>
        )}
      </header>
      <ol>
        <Bubble other={thread.other} zone={zone} note={t("request")} {...thread.first} />
        {thread.messages.map((message) => (
          <Bubble key={message.id} other={thread.other} zone={zone} {...message} />
        ))}
      </ol>
      {thread.open ? (
        <ClientWords only={["form", "messages"]}>
          <Composer threadId={thread.id} />
        </ClientWords>
      ) : (
        <Notice>{t("closed")}</Notice>
      )}
      <ReadOnArrival threadId={thread.id} unread={unread} />
    </section>
  );
}

type BubbleProps = {
  other: string;
  zone: string | null;
  mine: boolean;
  content: string;
  createdAt: Date;
  subject?: string | null;
  note?: string;
};

function Bubble({ other, zone, mine, content, createdAt, subject, note }: BubbleProps) {
  const t = useTranslations("messages");
  const format = useFormatter();
  return (
    <li className={mine ? "mine" : undefined}>
      {note && <p className="xs">{note}</p>}
      {subject && (
        <b>
          <bdi>{subject}</bdi>
        </b>
      )}
      <p className="said" dir="auto">
        {content}
      </p>
      <p className="xs">
        <bdi>{mine ? t("you") : other}</bdi> ·{" "}
        <time dateTime={createdAt.toISOString()}>{format.dateTime(createdAt, momentIn(zone))}</time>
      </p>
    </li>
  );
}
