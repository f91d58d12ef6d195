import { useTranslations } from "next-intl";
import { Bubble } from "@/components/contacts/messages/bubble";
import { composerId, composerLook } from "@/components/contacts/messages/composer-id";
import { ConversationFrame } from "@/components/contacts/messages/conversation-frame";
import { ReadOnArrival } from "@/components/contacts/messages/read-on-arrival";
import { useOtherSide } from "@/components/contacts/messages/use-other-side";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { OnlyReads } from "@/components/layout/only-reads";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { Notice } from "@/components/ui/notice";
import { readAboutApplicationHere, writeAboutApplication } from "@/lib/jobs/actions";
import type { OpenedApplicationTalk } from "@/lib/jobs/queries/talks";
import { answerMessageLength, mostUnanswered } from "@/lib/jobs/schema/application";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { talk: OpenedApplicationTalk; zone: string | null };

/** What applicant and poster write to each other, after the application and its answer. */
export function ApplicationConversation({ talk, zone }: Props) {
  const t = useTranslations("messages");
  const reply = useTranslations("jobs.reply");
  const name = useOtherSide()(talk);
  const { id, jobId, title, offered, byPoster: isPoster, messages, answeredAt } = talk;
  const isOwn = (message: { byPoster: boolean }) => message.byPoster === isPoster;
  const lastRead = messages.findLast((message) => isOwn(message) && message.read);
  const unread = messages.filter((message) => !isOwn(message) && !message.read).length;
  const offerTitle = <bdi>{title}</bdi>;
  const offerPage = isPoster ? `/dashboard/offers/${jobId}` : `/sport-jobs/${jobId}`;
  return (
    <>
      <ConversationFrame
        name={name}
        back={{ href: "/messages", label: t("back") }}
        about={
          <p className="basis-full text-sm text-ink-2 max-[56rem]:order-1">
            {isPoster || offered ? <Link href={offerPage}>{offerTitle}</Link> : offerTitle}
          </p>
        }
        writing={<Writing talk={talk} name={talk.other || isPoster ? name : reply("posterInText")} />}
        acts={null}
      >
        <Bubble
          zone={zone}
          note={reply("application")}
          author={name}
          mine={!isPoster}
          content={talk.words}
          createdAt={talk.createdAt}
        />
        {talk.answerMessage && answeredAt && (
          <Bubble zone={zone} author={name} mine={isPoster} content={talk.answerMessage} createdAt={answeredAt} />
        )}
        {messages.map((message) => (
          <Bubble key={message.id} zone={zone} author={name} mine={isOwn(message)} {...message}>
            {message === lastRead && <span>{t("seen")}</span>}
            {!isOwn(message) && !message.takenDownAt && <ReportLink kind="message" id={message.id} className="-my-3" />}
          </Bubble>
        ))}
      </ConversationFrame>
      <ReadOnArrival read={readAboutApplicationHere} fields={{ applicationId: id }} unread={unread} />
    </>
  );
}

/** The form of the next message, or why there is none. */
function Writing({ talk: { id, open, acts, writes, left }, name }: { talk: OpenedApplicationTalk; name: string }) {
  const t = useTranslations("messages");
  if (!open) return <Notice>{t("blocked")}</Notice>;
  if (!acts) return <OnlyReads />;
  if (!writes) return <Notice>{t("noneLeft", { most: mostUnanswered, name })}</Notice>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <Form action={writeAboutApplication} id={composerId(id)} className={composerLook} keepsDraft resetWhenDone>
        <input type="hidden" name="applicationId" value={id} />
        <TextArea
          name="content"
          label={t("content")}
          placeholder={t("content")}
          maxLength={answerMessageLength}
          rows={2}
          dir="auto"
          required
        />
        <SubmitButton className="justify-self-end" doing="sending">
          {t("send")}
        </SubmitButton>
      </Form>
      {left !== null && <p className="text-xs text-ink-2">{t("left", { count: left, name })}</p>}
    </div>
  );
}
