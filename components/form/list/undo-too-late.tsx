"use client";

import { useAct } from "@/components/form/use-act";
import { Notice } from "@/components/ui/notice";
import type { Action } from "@/lib/entry/action";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";

/** Without scripts the undo form is gone once undoing is too late, so its refusal is shown here. */
export function UndoTooLate<Out>({ action, address }: { action: Action<Out>; address: string }) {
  const [result] = useAct(action, localePath(address, useLocale()));
  return result?.ok === false ? <Notice look="bad" title={result.words[result.code]} /> : null;
}
