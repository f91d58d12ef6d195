import { Badge } from "@/components/ui/badge";
import "./messages.css";
import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { momentIn } from "@/lib/core/i18n/formats";
import { Link } from "@/lib/core/i18n/navigation";
import type { listMessages, listThreads } from "@/lib/messages/queries";
import { OpenMessage } from "./open-message";

type Inbox = Awaited<ReturnType<typeof listMessages>>;
type Threads = Awaited<ReturnType<typeof listThreads>>;
type Props = { inbox: Inbox; threads: Threads; current?: string; forWhom: Whom; zone: string | null };

/** What has to happen before somebody can be written to, and where that is. */
const ways = {
  player: { hint: "emptyPlayer", href: "/dashboard", act: "toDashboard" },
  recruiter: { hint: "emptyRecruiter", href: "/players", act: "findPlayers" },
  guardian: { hint: "emptyGuardian", href: "/guardian", act: "toChildren" },
  other: { hint: "emptyOther", href: "/dashboard", act: "toOwnDesk" },
} as const;
export type Whom = keyof typeof ways;

/** Conversations that can be written in, then every message sent and received. */
export function Inbox({ inbox, threads, current, forWhom, zone }: Props) {
  const t = useTranslations("messages");
  if (threads.length === 0) {
    const { hint, href, act } = ways[forWhom];
    return (
      <EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t(hint)}>
        <LinkButton href={href}>{t(act)}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="mail-list">
      <section className="block" aria-labelledby="conversations">
        <h2 id="conversations">{t("conversations")}</h2>
        <ul className="mail-threads">
          {threads.map((thread) => (
            <li key={thread.id} data-unread={thread.last?.unread || undefined}>
              <OpenMessage threadId={thread.id} current={thread.id === current}>
                <b>
                  <bdi>{thread.other}</bdi>
                </b>
                {thread.last && (
                  <Excerpt className="mail-preview">
                    {thread.last.takenDownAt ? t("takenDown") : thread.last.content}
                  </Excerpt>
                )}
              </OpenMessage>
            </li>
          ))}
        </ul>
      </section>
      <Messages inbox={inbox} zone={zone} />
    </div>
  );
}

/** Cut off at its own end, whatever direction the page has, and standing where the page's words begin. */
const Excerpt = ({ className, children }: { className: string; children: string }) => (
  <span className={`${className} [text-align:match-parent]`} dir="auto">
    {children}
  </span>
);

function Messages({ inbox, zone }: { inbox: Inbox; zone: string | null }) {
  const t = useTranslations("messages");
  const format = useFormatter();
  if (inbox.messages.length === 0) return <p className="soft">{t("empty")}</p>;
  return (
    <section className="block" aria-label={t("title")}>
      <ul className="mail-rows">
        {inbox.messages.map((message) => {
          const fresh = message.received && !message.read;
          return (
            <li key={message.id} className={fresh ? "new" : undefined}>
              <OpenMessage threadId={message.threadId}>
                <span className="mail-row-top">
                  <b>{message.subject ? <bdi>{message.subject}</bdi> : t("noSubject")}</b>
                  {fresh && <Badge look="flag">{t("new")}</Badge>}
                </span>
                <span className="mail-preview flex gap-[0.5ch]">
                  <span className="max-w-1/2 shrink-0 truncate">
                    <bdi>{message.other}</bdi> ·
                  </span>
                  <Excerpt className="min-w-0 flex-1 truncate">
                    {message.takenDownAt ? t("takenDown") : message.content}
                  </Excerpt>
                </span>
                <span className="xs">
                  {t(message.received ? "received" : "sent")} · {format.dateTime(message.createdAt, momentIn(zone))}
                </span>
              </OpenMessage>
            </li>
          );
        })}
      </ul>
      {inbox.next && (
        <Link className="more" href={`/messages?before=${inbox.next}`}>
          {t("older")}
        </Link>
      )}
    </section>
  );
}
