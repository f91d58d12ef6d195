"use no memo";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { useActionState } from "react";
import type { Action, Result } from "@/lib/action";
import { typed } from "@/lib/platform/command/form";
import { refusedUnread } from "@/lib/platform/command/refused-unread";
import type { RefusalMessages } from "@/lib/platform/i18n/refusal-messages";
import { useBrowserRefusals } from "./browser-refusals";

/**
 * An act of a form. One that gets no answer, because the network or the server is away, or because the page is older than the
 * server, is refused in words: else the page would be replaced by others, and what was typed lost with it. Whether it was done
 * nobody knows then. Without scripts the form is posted to `address`, and finds its answer again on any page made for it.
 */
export function useAct<T>(action: Action<T>, address?: string) {
  const inBrowser = typeof window !== "undefined";
  const words = useBrowserRefusals();
  return useActionState<Result<T> | null, FormData>(inBrowser ? answered(action, words) : action, null, address);
}

const answered =
  <T>(action: Action<T>, words: RefusalMessages): Action<T> =>
  async (previous, form) => {
    try {
      return await action(previous, form);
    } catch (error) {
      unstable_rethrow(error);
      const refused = error instanceof Error ? refusedUnread(error.message) : null;
      if (refused) return { ok: false, code: refused.code, words: { ...words, ...refused.words }, values: typed(form) };
      const code = unstable_isUnrecognizedActionError(error) ? "page_outdated" : "no_answer";
      return { ok: false, code, words, values: typed(form) };
    }
  };
