"use client";

import { type ChangeEvent, useState } from "react";
import { FileInput } from "@/components/form/file-input";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/core/i18n/words-context";
import { acceptedFiles, maxBytes } from "@/lib/documents/schema/limits";

type Props = { name: string; label: string; hint: string; required: boolean };

/** A file chooser for documents. With scripts, a file that is too large is turned down before it travels. */
export function DocumentInput(props: Props) {
  const [tooLarge, setTooLarge] = useState(false);
  const t = useWords("errors");
  function weigh({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const large = [...(input.files ?? [])].some(({ size }) => size > maxBytes);
    setTooLarge(large);
    if (large) input.value = "";
  }
  return (
    <div className={tooLarge ? "f bad" : undefined}>
      <FileInput {...props} accept={acceptedFiles} onChange={weigh} />
      <p className="err" role="alert" hidden={!tooLarge}>
        <Icon name="alert" />
        {tooLarge && t("file_too_large")}
      </p>
    </div>
  );
}
