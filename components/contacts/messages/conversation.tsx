import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { Disclosure } from "@/components/ui/disclosure";
import { readThreadHere } from "@/lib/contacts/actions/messages";
import { closeIdentity } from "@/lib/contacts/actions/requests";
import type { Thread } from "@/lib/contacts/queries/thread";
import { guardianField } from "@/lib/platform/command/form";
import { Link } from "@/lib/platform/i18n/navigation";
import { Block } from "./block";
import { Bubble } from "./bubble";
import { ConversationFrame } from "./conversation-frame";
import { MessageFiles } from "./message-files";
import { PhraseShelf, type Phrases } from "./phrases";
import { ReadOnArrival } from "./read-on-arrival";
import { mayWrite, Writing } from "./writing";

type Props = {
  thread: Thread;
  zone: string | null;
  /** Key of the guardian's page, if the guardian reads and writes. */
  guardian?: string;
  /** The recruiter's text templates, and the text of the template chosen by link. */
  phrases?: Phrases | null;
  initialText?: string | undefined;
};

export function Conversation({ thread, zone, guardian, phrases, initialText }: Props) {
  const t = useTranslations("messages");
  const lastRead = thread.messages.findLast(({ mine: isOwn, read: isRead }) => isOwn && isRead);
  const unread = thread.messages.filter(({ fresh }) => fresh).length;
  return (
    <>
      <ConversationFrame
        name={thread.other}
        back={{ href: guardian ? `/guardian/${guardian}` : "/messages", label: t(guardian ? "guardian.back" : "back") }}
        heading={guardian ? "h1" : "h2"}
        about={
          <>
            {thread.guardian && (
              <p className="basis-full text-sm text-ink-2 max-[56rem]:order-1">
                {t(guardian ? "minorForGuardian" : thread.first.mine ? "minor" : "minorForPlayer", {
                  guardian: thread.guardian,
                })}
              </p>
            )}
            {thread.otherHandle && (
              <Link className="more" href={`/players/${encodeURIComponent(thread.otherHandle)}`}>
                {t("profile")}
              </Link>
            )}
          </>
        }
        writing={
          <>
            {phrases && mayWrite(thread) && <PhraseShelf phrases={phrases} threadId={thread.id} />}
            <Writing thread={thread} zone={zone} guardian={guardian} initialText={initialText} />
          </>
        }
        acts={
          <>
            <ReportLink kind="thread" id={thread.id} guardian={guardian} named />
            {thread.acts && thread.blocked !== "byOther" && <Block thread={thread} guardian={guardian} />}
            {guardian && thread.open && thread.disclosureId && (
              <Close disclosureId={thread.disclosureId} organization={thread.other} guardian={guardian} />
            )}
          </>
        }
      >
        <Bubble zone={zone} note={t("request")} {...thread.first} />
        {thread.messages.map((message) => (
          <Bubble
            key={message.id}
            zone={zone}
            {...message}
            files={<MessageFiles files={message.files} guardian={guardian} />}
          >
            {message === lastRead && <span>{t("seen")}</span>}
            {!message.mine && !message.takenDownAt && (
              <ReportLink kind="message" id={message.id} guardian={guardian} className="-my-3" />
            )}
          </Bubble>
        ))}
      </ConversationFrame>
      <ReadOnArrival
        read={readThreadHere}
        fields={{ threadId: thread.id, ...(guardian && { [guardianField]: guardian }) }}
        unread={unread}
      />
    </>
  );
}

type Closing = { disclosureId: string; organization: string; guardian: string };

function Close({ disclosureId, organization, guardian }: Closing) {
  const [t, seenT] = [useTranslations("messages.guardian"), useTranslations("contacts.seenOfChild")];
  return (
    <Disclosure summary={t("close")} small className="">
      <Form action={closeIdentity} guardian={guardian} id="close" className="grid justify-items-start gap-2">
        <input type="hidden" name="disclosureId" value={disclosureId} />
        <p className="text-xs text-ink-2">{seenT("closeMeans", { organization })}</p>
        <SubmitButton variant="outline" small>
          {seenT("closeNow")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
