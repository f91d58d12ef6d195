import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { ClientWords } from "@/components/layout/client-words";
import { ReportLink } from "@/components/moderation/report-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { momentIn } from "@/lib/core/i18n/formats";
import { Link } from "@/lib/core/i18n/navigation";
import type { getThread } from "@/lib/messages/queries";
import { closeIdentity } from "@/lib/scouting/actions";
import { Block } from "./block";
import { Composer } from "./composer";
import { ReadOnArrival } from "./read-on-arrival";

type Thread = NonNullable<Awaited<ReturnType<typeof getThread>>>;

type Props = {
  thread: Thread;
  zone: string | null;
  /** The key of the guardian's page, where it is the guardian who reads, writes and closes. */
  guardian?: string;
};

export function Conversation({ thread, zone, guardian }: Props) {
  const t = useTranslations("messages");
  const unread = thread.messages.filter(({ fresh }) => fresh).length;
  return (
    <section className="mail-thread" aria-labelledby="with">
      <header>
        <Link className="mail-back" href={guardian ? `/guardian/${guardian}` : "/messages"}>
          <Icon name="back" /> {t(guardian ? "guardian.back" : "back")}
        </Link>
        <h2 id="with">{t("with", { name: thread.other })}</h2>
        {thread.guardian && <p className="text-sm text-ink-2">{t("minor", { guardian: thread.guardian })}</p>}
        {thread.otherHandle && (
          <Link className="more" href={`/players/${encodeURIComponent(thread.otherHandle)}`}>
            {t("profile")}
          </Link>
        )}
      </header>
      <ol>
        <Bubble zone={zone} note={t("request")} {...thread.first} />
        {thread.messages.map((message) => (
          <Bubble key={message.id} zone={zone} {...message}>
            {!message.mine && !message.takenDownAt && (
              <ReportLink kind="message" id={message.id} guardian={guardian} className="ms-2" />
            )}
          </Bubble>
        ))}
      </ol>
      {thread.open && !thread.blocked ? (
        <ClientWords only={["form", "messages"]}>
          <Composer threadId={thread.id} guardian={guardian} />
        </ClientWords>
      ) : (
        <Notice>{t(stillness(thread))}</Notice>
      )}
      <ReportLink kind="thread" id={thread.id} guardian={guardian} named />
      {thread.blocked !== "byOther" && <Block thread={thread} guardian={guardian} />}
      {guardian && thread.open && thread.disclosureId && (
        <Close disclosureId={thread.disclosureId} guardian={guardian} />
      )}
      <ReadOnArrival threadId={thread.id} unread={unread} guardian={guardian} />
    </section>
  );
}

/** Why nobody can write. */
function stillness({ open, blocked }: Thread) {
  if (!open) return "closed";
  return blocked === "byMe" ? "blockedByMe" : "blocked";
}

function Close({ disclosureId, guardian }: { disclosureId: string; guardian: string }) {
  const t = useTranslations("messages.guardian");
  return (
    <Form action={closeIdentity} guardian={guardian} id="close" className="grid justify-items-start gap-2">
      <input type="hidden" name="disclosureId" value={disclosureId} />
      <SubmitButton variant="outline" small>
        {t("close")}
      </SubmitButton>
      <p className="text-xs text-ink-2">{t("closeHint")}</p>
    </Form>
  );
}

type BubbleProps = {
  author: string | null;
  byGuardian?: boolean;
  zone: string | null;
  mine: boolean;
  content: string;
  createdAt: Date;
  subject?: string | null;
  note?: string;
  takenDownAt?: Date | null;
  children?: ReactNode;
};

function Bubble({ author, byGuardian, zone, mine, createdAt, subject, note, children, ...said }: BubbleProps) {
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
      <p className={said.takenDownAt ? "said text-ink-3 italic" : "said"} dir="auto">
        {said.takenDownAt ? t("takenDown") : said.content}
      </p>
      <p className="xs">
        <bdi>{mine ? t("you") : byGuardian ? t("asGuardian", { name: author ?? "" }) : author}</bdi> ·{" "}
        <time className="whitespace-nowrap" dateTime={createdAt.toISOString()}>
          {format.dateTime(createdAt, momentIn(zone))}
        </time>
        {children}
      </p>
    </li>
  );
}
