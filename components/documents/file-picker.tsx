"use client";
"use no memo";

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useBrowserRefusals } from "@/components/form/browser-refusals";
import { useFormState } from "@/components/form/context";
import { fieldClass, hintClass } from "@/components/form/field";
import { FileInput } from "@/components/form/file-input";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/action";
import { dropFile, stageFile } from "@/lib/documents/actions";
import type { StoredKind } from "@/lib/documents/schema/document";
import { acceptedFiles, maxBytes, mostFiles } from "@/lib/documents/schema/limits";
import { useLocale } from "@/lib/platform/i18n/locale-context";

type Sent = { id: string; name: string };
type Props = {
  name: string;
  kind: StoredKind;
  label: string;
  hint: string;
  required: boolean;
  most?: number;
  words: Record<"uploading" | "uploaded" | "removed" | "remove", string>;
};

/** Several files of one sort. With scripts each is sent as soon as it is chosen and the form carries its id; without, the files travel with the form. */
export function FilePicker({ kind, most = mostFiles, words, ...field }: Props) {
  const [sent, setSent] = useState<Sent[]>([]);
  const [busy, setBusy] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = picker.current?.closest("form");
    const forget = () => setSent([]);
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);
  const { files: onTheWay } = useFormState();
  const say = (sentence: string | null) => onTheWay.say(field.name, sentence);
  const refusals = useBrowserRefusals();
  const locale = useLocale();

  const ask = async (act: typeof stageFile | typeof dropFile, fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ _locale: locale, ...fields })) form.set(name, value);
    return (act as typeof stageFile)(null, form).catch(() => null);
  };

  async function send(files: File[]): Promise<boolean> {
    setBusy(true);
    for (const file of files) {
      const answer = await ask(stageFile, { kind, file });
      if (!answer?.ok) {
        say((answer && sentenceOf(answer)) ?? refusals.upload_failed);
        setBusy(false);
        return false;
      }
      if (most === 1) setSent([answer.data]);
      else setSent((before) => [...before, answer.data]);
    }
    say(null);
    setBusy(false);
    toast({ title: words.uploaded });
    return true;
  }

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    input.value = "";
    const tooMany = files.length + (most === 1 ? 0 : sent.length) > most;
    const tooLarge = files.some(({ size }) => size > maxBytes);
    if (tooMany || tooLarge) say(tooMany ? refusals.too_many_files : refusals.file_too_large);
    else if (files.length > 0) void onTheWay.track(words.uploading, send(files));
  }

  async function remove(file: Sent) {
    setBusy(true);
    const answer = await ask(dropFile, { id: file.id });
    setBusy(false);
    if (!answer?.ok) return say(refusals.file_not_deleted);
    say(null);
    setSent((before) => before.filter(({ id }) => id !== file.id));
    toast({ title: words.removed });
  }

  return (
    <div ref={picker} className={fieldClass} aria-busy={busy}>
      <FileInput
        {...field}
        accept={acceptedFiles}
        multiple={most > 1}
        disabled={busy}
        onChange={choose}
        listed={sent.length > 0}
      />
      <p className={hintClass} role="status">
        {busy && words.uploading}
      </p>
      {sent.length > 0 && (
        <ul className="sent-files">
          {sent.map((file) => (
            <li key={file.id}>
              <input type="hidden" name={field.name} value={file.id} />
              <Icon name="file" />
              <bdi>{file.name}</bdi>
              <button type="button" className="icon-btn" disabled={busy} onClick={() => remove(file)}>
                <Icon name="close" />
                <span className="vh">
                  {words.remove} {file.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const sentenceOf = ({ fields, code, words }: Result & { ok: false }) => words[fields?.file?.[0] ?? code] ?? null;
