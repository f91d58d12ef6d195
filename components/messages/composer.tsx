"use client";

import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { useWords } from "@/lib/core/i18n/words-context";
import { sendMessage } from "@/lib/messages/actions";
import { longestMessage } from "@/lib/messages/schema/limits";

export function Composer({ threadId, guardian }: { threadId: string; guardian?: string | undefined }) {
  const t = useWords("messages");
  return (
    <Form action={sendMessage} guardian={guardian} resetWhenDone>
      <input type="hidden" name="threadId" value={threadId} />
      <TextInput name="subject" label={t("subject")} required={false} maxLength={120} dir="auto" />
      <TextArea name="content" label={t("content")} required maxLength={longestMessage} dir="auto" />
      <SubmitButton className="sm:justify-self-start" pending={t("sending")}>
        {t("send")}
      </SubmitButton>
    </Form>
  );
}
