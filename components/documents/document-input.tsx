"use client";
"use no memo";

import type { ChangeEvent } from "react";
import { useBrowserRefusals } from "@/components/form/browser-refusals";
import { useFormState } from "@/components/form/context";
import { FileInput } from "@/components/form/file-input";
import { acceptedFiles, maxBytes } from "@/lib/documents/schema/limits";

type Props = { name: string; label: string; hint: string; required: boolean; multiple?: boolean };

/** A file chooser for documents. With scripts, a file that is too large is turned down before it travels. */
export function DocumentInput(props: Props) {
  const { files } = useFormState();
  const refusals = useBrowserRefusals();
  function weigh({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const tooLarge = [...(input.files ?? [])].some(({ size }) => size > maxBytes);
    files.say(props.name, tooLarge ? refusals.file_too_large : null);
    if (tooLarge) input.value = "";
  }
  return <FileInput {...props} accept={acceptedFiles} onChange={weigh} />;
}
