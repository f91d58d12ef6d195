"use client";

import { DocumentInput } from "@/components/documents/document-input";
import { FilePicker } from "@/components/documents/file-picker";
import { useField } from "@/components/form/context";
import { Folded } from "@/components/form/folded";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { Icon } from "@/components/ui/icon";
import { sendMessage } from "@/lib/contacts/actions/messages";
import { longestMessage, mostFilesSent } from "@/lib/contacts/schema/message-limits";
import { useWords } from "@/lib/platform/i18n/words-context";
import { composerId, composerLook } from "./composer-id";

type Props = {
  threadId: string;
  guardian?: string | undefined;
  /** Text that the message field starts with. */
  initialText: string | undefined;
  filesHint: string;
};

/** With scripts the file input is transparent and lies over its label. */
const oneButton =
  "relative min-w-0 not-noscript:[&_.hint:not([role])]:hidden not-noscript:[&_input[type=file]]:absolute not-noscript:[&_input[type=file]]:start-0 not-noscript:[&_input[type=file]]:top-0 not-noscript:[&_input[type=file]]:h-target not-noscript:[&_input[type=file]]:w-40 not-noscript:[&_input[type=file]]:opacity-0 not-noscript:[&_label]:inline-flex not-noscript:[&_label]:min-h-target not-noscript:[&_label]:w-fit not-noscript:[&_label]:items-center not-noscript:[&_label]:underline not-noscript:[&_label>span]:hidden not-noscript:[&:has(input:focus-visible)_label]:outline-2";

/** A draft is kept per conversation until it is sent. */
export function Composer({ threadId, guardian, initialText, filesHint }: Props) {
  const t = useWords("messages");
  const files = { name: "files", label: t("attach"), hint: filesHint, required: false };
  const texts = {
    uploading: t("uploading"),
    uploaded: t("uploaded"),
    removed: t("removed"),
    remove: t("remove"),
  };
  return (
    <Form
      key={threadId}
      id={composerId(threadId)}
      className={composerLook}
      action={sendMessage}
      guardian={guardian}
      keepsDraft
      resetWhenDone
    >
      <input type="hidden" name="threadId" value={threadId} />
      <Subject />
      <TextArea
        key={initialText}
        name="content"
        label={t("content")}
        required
        rows={2}
        placeholder={t("content")}
        maxLength={longestMessage}
        dir="auto"
        defaultValue={initialText ?? null}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className={guardian ? "min-w-0 max-w-full" : oneButton}>
          {guardian ? (
            <Folded name="files" summary={files.label} small>
              <DocumentInput {...files} multiple />
            </Folded>
          ) : (
            <FilePicker {...files} kind="shared" most={mostFilesSent} words={texts} />
          )}
        </div>
        <SubmitButton doing="sending">{t("send")}</SubmitButton>
      </div>
    </Form>
  );
}

/** Folded to one line while there is none; what was typed into it is always in view. */
function Subject() {
  const t = useWords("messages");
  const { typed, errors } = useField("subject");
  return (
    <details
      open={errors.length > 0 || Boolean(typed)}
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className="unfolds w-fit gap-2 py-1.5 text-xs font-medium text-ink-2">
        {t("addSubject")}
        <Icon name="down" />
      </summary>
      <TextInput name="subject" label={t("subject")} required={false} maxLength={120} dir="auto" />
    </details>
  );
}
