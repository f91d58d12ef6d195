import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { ClientWords } from "@/components/layout/client-words";
import { ReportLink } from "@/components/moderation/report-link";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Thread } from "@/lib/messages/queries/thread";
import { mostFilesSent, mostUnanswered } from "@/lib/messages/schema/limits";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import { closeIdentity } from "@/lib/scouting/actions";
import { Block } from "./block";
import { Bubble } from "./bubble";
import { Composer } from "./composer";
import { MessageFiles } from "./message-files";
import { PhraseShelf, type Phrases } from "./phrases";
import { ReadOnArrival } from "./read-on-arrival";

type Props = {
  thread: Thread;
  zone: string | null;
  /** The key of the guardian's page, where it is the guardian who reads, writes and closes. */
  guardian?: string;
  /** What a recruiter may write with, and the words chosen for the page to come with. */
  phrases?: Phrases | null;
  initialText?: string | undefined;
};

export function Conversation({ thread, zone, guardian, phrases, initialText }: Props) {
  const t = useTranslations("messages");
  const lastRead = thread.messages.findLast(({ mine, read }) => mine && read);
  const unread = thread.messages.filter(({ fresh }) => fresh).length;
  // A guardian reads it on a page of its own.
  const Heading = guardian ? "h1" : "h2";
  return (
    <section className="mail-thread" aria-labelledby="with">
      <header>
        <Link className="mail-back" href={guardian ? `/guardian/${guardian}` : "/messages"}>
          <Icon name="back" /> {t(guardian ? "guardian.back" : "back")}
        </Link>
        <Heading id="with">{t("with", { name: thread.other })}</Heading>
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
          <Bubble
            key={message.id}
            zone={zone}
            {...message}
            files={<MessageFiles files={message.files} guardian={guardian} />}
          >
            {message === lastRead && <> · {t("seen")}</>}
            {!message.mine && !message.takenDownAt && (
              <ReportLink kind="message" id={message.id} guardian={guardian} className="ms-2" />
            )}
          </Bubble>
        ))}
      </ol>
      <Writing thread={thread} zone={zone} guardian={guardian} initialText={initialText} />
      {phrases && mayWrite(thread) && <PhraseShelf phrases={phrases} threadId={thread.id} />}
      <ReportLink kind="thread" id={thread.id} guardian={guardian} named />
      {thread.blocked !== "byOther" && <Block thread={thread} guardian={guardian} />}
      {guardian && thread.open && thread.disclosureId && (
        <Close disclosureId={thread.disclosureId} organization={thread.other} guardian={guardian} />
      )}
      <ReadOnArrival threadId={thread.id} unread={unread} guardian={guardian} />
    </section>
  );
}

const composerWords = [
  "form",
  ...(["subject", "content", "send", "sending", "attach", "uploading", "uploaded", "removed", "remove"] as const).map(
    (key) => `messages.${key}` as const,
  ),
] as const;

const mayWrite = ({ open, blocked, left }: Thread) => open && !blocked && left !== 0;

/** Where one writes, with what holds here; or why one cannot. */
function Writing({ thread, zone, guardian, initialText }: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const { id, open, blocked, left, other: name, quietUntil } = thread;
  if (!open || blocked) return <Notice>{t(stillness(thread))}</Notice>;
  const night = quietUntil && t("quiet", { time: format.dateTime(quietUntil, momentIn(zone)) });
  const family = thread.minor && thread.first.mine ? (night ?? t("quietRule")) : null;
  return (
    <div className="grid gap-3">
      {family && <p className="max-w-[65ch] text-xs text-ink-2">{family}</p>}
      {left === 0 ? (
        <Notice>{t("noneLeft", { most: mostUnanswered, name })}</Notice>
      ) : (
        <>
          <ClientWords only={composerWords}>
            <Composer
              threadId={id}
              guardian={guardian}
              initialText={initialText}
              filesHint={t("attachHint", { most: mostFilesSent })}
            />
          </ClientWords>
          {left !== null && <p className="text-xs text-ink-2">{t("left", { count: left, name })}</p>}
        </>
      )}
    </div>
  );
}

/** Why nobody can write. */
function stillness({ open, blocked }: Thread) {
  if (!open) return "closed";
  return blocked === "byMe" ? "blockedByMe" : "blocked";
}

type Closing = { disclosureId: string; organization: string; guardian: string };

function Close({ disclosureId, organization, guardian }: Closing) {
  const [t, words] = [useTranslations("messages.guardian"), useTranslations("scouting.seenOfChild")];
  return (
    <Disclosure summary={t("close")} small className="">
      <Form action={closeIdentity} guardian={guardian} id="close" className="grid justify-items-start gap-2">
        <input type="hidden" name="disclosureId" value={disclosureId} />
        <p className="text-xs text-ink-2">{words("closeMeans", { organization })}</p>
        <SubmitButton variant="outline" small>
          {words("closeNow")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
