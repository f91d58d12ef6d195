"use client";
"use no memo";

import type { ChangeEvent, ComponentProps } from "react";
import { useBrowserRefusals } from "@/components/form/browser-refusals";
import { useFormState } from "@/components/form/context";
import { FileInput } from "@/components/form/file-input";
import { refusalOf } from "@/lib/documents/schema/chosen-files";
import { acceptedFiles } from "@/lib/platform/files/storage/limits";

type Props = Pick<ComponentProps<typeof FileInput>, "name" | "label" | "hint" | "required" | "multiple" | "accept">;

/** With scripts, files that are too large are refused before the upload. */
export function DocumentInput(props: Props) {
  const { files } = useFormState();
  const refusals = useBrowserRefusals();
  function check({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const refusal = refusalOf([...(input.files ?? [])]);
    files.say(props.name, refusal && refusals[refusal]);
    if (refusal) input.value = "";
  }
  return <FileInput accept={acceptedFiles} {...props} onChange={check} />;
}
