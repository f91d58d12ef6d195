import { unstable_rethrow } from "next/navigation";
import { useActionState } from "react";
import type { Action, Result } from "@/lib/action";
import { typed } from "@/lib/core/form";
import type { RefusalCode } from "@/lib/core/refusal";

/**
 * An act of a form. One that gets no answer, because the network or the server is away, is refused with `otherwise`: else the
 * page would be replaced by words, and what was typed lost with it.
 */
export function useAct<T>(action: Action<T>, otherwise: RefusalCode = "unexpected") {
  const inBrowser = typeof window !== "undefined";
  return useActionState<Result<T> | null, FormData>(inBrowser ? answered(action, otherwise) : action, null);
}

const answered =
  <T>(action: Action<T>, code: RefusalCode): Action<T> =>
  async (previous, form) => {
    try {
      return await action(previous, form);
    } catch (error) {
      unstable_rethrow(error);
      return { ok: false, code, values: typed(form) };
    }
  };
