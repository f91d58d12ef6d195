import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { Disclosure } from "@/components/ui/disclosure";
import { writeAboutApplication } from "@/lib/jobs/actions";
import type { ApplicationTalk } from "@/lib/jobs/queries/talks";
import { answerMessageLength } from "@/lib/jobs/schema/application";
import { Quote } from "./quote";

type Props = ApplicationTalk & {
  applicationId: string;
  /** Which side reads. */
  poster: boolean;
  /** Heads each message of the other side. */
  from: ReactNode;
};

/** The messages of both sides below an answer, and the form for the next one. */
export function Talk({ applicationId, poster: isPoster, from, messages, writes }: Props) {
  const t = useTranslations("jobs.reply");
  const format = useFormatter();
  return (
    <>
      {messages.map(({ id, byPoster, content, createdAt }) => (
        <Quote key={id} from={byPoster === isPoster ? t("yours") : from} text={content}>
          {" "}
          <time className="text-xs whitespace-nowrap text-ink-2" dateTime={createdAt.toISOString()}>
            {format.dateTime(createdAt, "short")}
          </time>
        </Quote>
      ))}
      {writes && <Reply applicationId={applicationId} />}
    </>
  );
}

function Reply({ applicationId }: { applicationId: string }) {
  const t = useTranslations("jobs.reply");
  const common = useTranslations("common");
  const messages = useTranslations("messages");
  return (
    <Disclosure small className="" summary={t("write")}>
      <Form
        action={writeAboutApplication}
        id={`write-${applicationId}`}
        className="fields max-w-[40rem]"
        keepsDraft
        resetWhenDone
      >
        <input type="hidden" name="applicationId" value={applicationId} />
        <TextArea name="content" label={common("yourMessage")} maxLength={answerMessageLength} rows={3} required />
        <SubmitButton small doing="sending">
          {messages("send")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
