"use client";
"use no memo";

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useBrowserRefusals } from "@/components/form/browser-refusals";
import { useFormState } from "@/components/form/context";
import { fieldClass, hintClass } from "@/components/form/field";
import { FileInput } from "@/components/form/file-input";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { removeFile, stageFile } from "@/lib/documents/actions";
import { refusalOf } from "@/lib/documents/schema/chosen-files";
import type { StoredKind } from "@/lib/documents/schema/document";
import type { Result } from "@/lib/entry/action";
import { acceptedFiles, mostFiles } from "@/lib/platform/files/storage/limits";
import { useLocale } from "@/lib/platform/i18n/locale-context";

type SentFile = { id: string; name: string };
type Props = {
  name: string;
  kind: StoredKind;
  label: string;
  hint: string;
  required: boolean;
  most?: number;
  words: Record<"uploading" | "uploaded" | "removed" | "remove", string>;
};

/** With scripts each file is uploaded at once and the form sends its id; without scripts the form sends the files. */
export function FilePicker({ kind, most: maxFiles = mostFiles, words: texts, ...field }: Props) {
  const [sent, setSent] = useState<SentFile[]>([]);
  const [busy, setBusy] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = picker.current?.closest("form");
    const forget = () => setSent([]);
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);
  const { files: onTheWay } = useFormState();
  const showMessage = (message: string | null) => onTheWay.say(field.name, message);
  const refusals = useBrowserRefusals();
  const locale = useLocale();

  const callAction = async (act: typeof stageFile | typeof removeFile, fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ _locale: locale, ...fields })) form.set(name, value);
    return (act as typeof stageFile)(null, form).catch(() => null);
  };

  async function send(files: File[]): Promise<boolean> {
    setBusy(true);
    for (const file of files) {
      const answer = await callAction(stageFile, { kind, file });
      if (!answer?.ok) {
        showMessage((answer && sentenceOf(answer)) ?? refusals.upload_failed);
        setBusy(false);
        return false;
      }
      if (maxFiles === 1) setSent([answer.data]);
      else setSent((previous) => [...previous, answer.data]);
    }
    showMessage(null);
    setBusy(false);
    toast({ title: texts.uploaded });
    return true;
  }

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    input.value = "";
    const tooMany = files.length + (maxFiles === 1 ? 0 : sent.length) > maxFiles;
    const refusal = tooMany ? "too_many_files" : refusalOf(files);
    if (refusal) showMessage(refusals[refusal]);
    else if (files.length > 0) void onTheWay.track(texts.uploading, send(files));
  }

  async function remove(file: SentFile) {
    setBusy(true);
    const answer = await callAction(removeFile, { id: file.id });
    setBusy(false);
    if (!answer?.ok) return showMessage(refusals.file_not_deleted);
    showMessage(null);
    setSent((previous) => previous.filter(({ id }) => id !== file.id));
    toast({ title: texts.removed });
  }

  return (
    <div ref={picker} className={fieldClass} aria-busy={busy}>
      <FileInput
        {...field}
        accept={acceptedFiles}
        multiple={maxFiles > 1}
        disabled={busy}
        onChange={choose}
        listed={sent.length > 0}
      />
      <p className={hintClass} role="status">
        {busy && texts.uploading}
      </p>
      {sent.length > 0 && (
        <ul className="border-b border-line">
          {sent.map((file) => (
            <li
              key={file.id}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-2 border-t border-line text-sm"
            >
              <input type="hidden" name={field.name} value={file.id} />
              <Icon name="file" />
              <bdi>{file.name}</bdi>
              <button type="button" className="icon-btn" disabled={busy} onClick={() => remove(file)}>
                <Icon name="close" />
                <span className="vh">
                  {texts.remove} {file.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const sentenceOf = ({ fields, code, words: texts }: Result & { ok: false }) => texts[fields?.file?.[0] ?? code] ?? null;
