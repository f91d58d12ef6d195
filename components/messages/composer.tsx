"use client";

import { DocumentInput } from "@/components/documents/document-input";
import { FilePicker } from "@/components/documents/file-picker";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { sendMessage } from "@/lib/messages/actions";
import { longestMessage, mostFilesSent } from "@/lib/messages/schema/limits";
import { useWords } from "@/lib/platform/i18n/words-context";
import { composerId } from "./composer-id";

type Props = {
  threadId: string;
  guardian?: string | undefined;
  /** Words to begin with. */
  initialText: string | undefined;
  filesHint: string;
};

/** What is typed is kept for each conversation until it is sent. */
export function Composer({ threadId, guardian, initialText, filesHint }: Props) {
  const t = useWords("messages");
  const files = { name: "files", label: t("attach"), hint: filesHint, required: false };
  const words = {
    uploading: t("uploading"),
    uploaded: t("uploaded"),
    removed: t("removed"),
    remove: t("remove"),
  };
  return (
    <Form key={threadId} id={composerId(threadId)} action={sendMessage} guardian={guardian} keepsDraft resetWhenDone>
      <input type="hidden" name="threadId" value={threadId} />
      <TextInput name="subject" label={t("subject")} required={false} maxLength={120} dir="auto" />
      <TextArea
        key={initialText}
        name="content"
        label={t("content")}
        required
        maxLength={longestMessage}
        dir="auto"
        defaultValue={initialText ?? null}
      />
      {guardian ? (
        <DocumentInput {...files} multiple />
      ) : (
        <FilePicker {...files} kind="shared" most={mostFilesSent} words={words} />
      )}
      <SubmitButton className="sm:justify-self-start" pending={t("sending")}>
        {t("send")}
      </SubmitButton>
    </Form>
  );
}
