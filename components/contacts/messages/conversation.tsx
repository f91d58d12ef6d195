import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { closeIdentity } from "@/lib/contacts/actions/requests";
import type { Thread } from "@/lib/contacts/queries/thread";
import { Link } from "@/lib/platform/i18n/navigation";
import { Block } from "./block";
import { Bubble } from "./bubble";
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
  // A guardian reads the conversation on a page of its own.
  const Heading = guardian ? "h1" : "h2";
  return (
    <section className="mail-thread grid min-w-0 grid-cols-[minmax(0,1fr)] content-start" aria-labelledby="with">
      <div className="flex min-w-0 flex-col tall:h-[calc(100svh-var(--bench,4.875rem)-var(--foot,0px)-1.5rem)] tall:min-h-104 print:h-auto!">
        <header className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
          <Link className="mail-back" href={guardian ? `/guardian/${guardian}` : "/messages"}>
            <Icon name="back" /> {t(guardian ? "guardian.back" : "back")}
          </Link>
          <Heading id="with" className="max-[56rem]:order-1 max-[56rem]:basis-full">
            {t("with", { name: thread.other })}
          </Heading>
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
        </header>
        <div className="px-0.5 py-4 tall:flex tall:min-h-32 tall:flex-1 tall:flex-col-reverse tall:overflow-y-auto tall:overscroll-contain print:block! print:overflow-visible!">
          <ol>
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
          </ol>
        </div>
        <div className="relative border-t border-line-2 py-2" data-action-bar>
          {phrases && mayWrite(thread) && <PhraseShelf phrases={phrases} threadId={thread.id} />}
          <Writing thread={thread} zone={zone} guardian={guardian} initialText={initialText} />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 pt-4">
        <ReportLink kind="thread" id={thread.id} guardian={guardian} named />
        {thread.acts && thread.blocked !== "byOther" && <Block thread={thread} guardian={guardian} />}
        {guardian && thread.open && thread.disclosureId && (
          <Close disclosureId={thread.disclosureId} organization={thread.other} guardian={guardian} />
        )}
      </div>
      <ReadOnArrival threadId={thread.id} unread={unread} guardian={guardian} />
    </section>
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
