"use client";

import { useAct } from "@/components/form/use-act";
import { Notice } from "@/components/ui/notice";
import { useLocale } from "@/lib/core/i18n/locale-context";
import { localePath } from "@/lib/core/i18n/routing";
import { takeBackVerdict } from "@/lib/verification/actions";

/** Without scripts the form is gone when its verdict could not be taken back any more: its answer is said in its place. */
export function UndoTooLate({ address }: { address: string }) {
  const [result] = useAct(takeBackVerdict, localePath(address, useLocale()));
  return result?.ok === false ? <Notice look="bad" title={result.words[result.code]} /> : null;
}
