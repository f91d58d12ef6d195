"use no memo";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { useActionState } from "react";
import type { Action, Result } from "@/lib/entry/action";
import { typed } from "@/lib/platform/command/form";
import { refusedUnread } from "@/lib/platform/command/refused-unread";
import type { RefusalMessages } from "@/lib/platform/i18n/refusal-messages";
import { useBrowserRefusals } from "./browser-refusals";

/** Action of a form. If no answer arrives, because the network or the server is down or the page is outdated, the form shows a refusal and keeps its values; the action may or may not have run. Without scripts the form is posted to `address`, and any page made for it shows the answer. */
export function useAct<T>(action: Action<T>, address?: string) {
  const inBrowser = typeof window !== "undefined";
  const texts = useBrowserRefusals();
  return useActionState<Result<T> | null, FormData>(inBrowser ? runAction(action, texts) : action, null, address);
}

const runAction =
  <T>(action: Action<T>, texts: RefusalMessages): Action<T> =>
  async (previous, form) => {
    try {
      return await action(previous, form);
    } catch (error) {
      unstable_rethrow(error);
      const refusalCode = error instanceof Error ? refusedUnread(error.message) : null;
      if (refusalCode)
        return { ok: false, code: refusalCode.code, words: { ...texts, ...refusalCode.words }, values: typed(form) };
      const code = unstable_isUnrecognizedActionError(error) ? "page_outdated" : "no_answer";
      return { ok: false, code, words: texts, values: typed(form) };
    }
  };
