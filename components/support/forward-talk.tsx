import { useState } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { noticeClass } from "@/components/ui/notice";
import { useWords } from "@/lib/platform/i18n/words-context";
import { openTicket } from "@/lib/support/actions";
import { longestTalk } from "@/lib/support/schema/ticket";
import { parted, type TalkEntry } from "./parsed-talk";

type Props = { talk: TalkEntry[]; onBack: () => void; onSent: () => void };

/** Sends the conversation to the support as a ticket. */
export function ForwardTalk({ talk, onBack, onSent }: Props) {
  const t = useWords("support");
  const [sent, setSent] = useState(false);
  const question = talk.findLast(({ role }) => role === "user")?.content ?? "";
  const attached = talk
    .map(({ role, content }) => (role === "user" ? `${t("you")} ${content}` : `${t("it")} ${parted(content).text}`))
    .join("\n\n")
    .slice(-longestTalk);
  function onTicketSent() {
    setSent(true);
    onSent();
  }
  return (
    <div className="row-span-2 grid content-start gap-4 overflow-y-auto p-4">
      <h3>{t("hand.title")}</h3>
      {sent ? (
        <p className={noticeClass("good")} role="status">
          {t("hand.sent")}
        </p>
      ) : (
        <>
          <p className="small soft">{t("hand.lead")}</p>
          <Form action={openTicket} id="chat-ticket" keepsDraft onDone={onTicketSent}>
            <input type="hidden" name="talk" value={attached} />
            <TextInput name="name" label={t("hand.name")} autoComplete="name" maxLength={120} required />
            <TextInput
              name="email"
              type="email"
              label={t("hand.email")}
              autoComplete="email"
              maxLength={254}
              required
            />
            <TextArea name="message" label={t("hand.message")} rows={3} defaultValue={question} required />
            <SubmitButton doing="sending">{t("hand.submit")}</SubmitButton>
          </Form>
        </>
      )}
      <button
        type="button"
        className="btn min-h-target justify-self-start border-transparent px-2 text-sm"
        onClick={onBack}
      >
        {t("hand.back")}
      </button>
    </div>
  );
}
