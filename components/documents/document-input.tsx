"use client";

import { type ChangeEvent, useState } from "react";
import { useBrowserRefusals } from "@/components/form/browser-refusals";
import { FieldError, fieldClass } from "@/components/form/field";
import { FileInput } from "@/components/form/file-input";
import { acceptedFiles, maxBytes } from "@/lib/documents/schema/limits";

type Props = { name: string; label: string; hint: string; required: boolean };

/** A file chooser for documents. With scripts, a file that is too large is turned down before it travels. */
export function DocumentInput(props: Props) {
  const [tooLarge, setTooLarge] = useState(false);
  const refusals = useBrowserRefusals();
  function weigh({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const large = [...(input.files ?? [])].some(({ size }) => size > maxBytes);
    setTooLarge(large);
    if (large) input.value = "";
  }
  return (
    <div className={tooLarge ? fieldClass : undefined} data-bad={tooLarge ? "" : undefined}>
      <FileInput {...props} accept={acceptedFiles} onChange={weigh} />
      <FieldError role="alert" hidden={!tooLarge}>
        {tooLarge && refusals.file_too_large}
      </FieldError>
    </div>
  );
}
