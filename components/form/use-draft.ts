"use no memo";

import { type RefObject, useEffect, useRef } from "react";
import type { KeptDraft } from "./draft";

/** Keeps a draft of the form; the code is only loaded for forms with `kept`. */
export function useDraft(form: RefObject<HTMLFormElement | null>, kept: boolean) {
  const draft = useRef<KeptDraft>(null);
  useEffect(() => {
    if (!kept) return;
    let unmounted = false;
    void import("./draft").then(({ keepDraft }) => {
      if (!unmounted && form.current) draft.current = keepDraft(form.current);
    });
    return () => {
      unmounted = true;
      draft.current?.stop();
      draft.current = null;
    };
  }, [form, kept]);
  return draft;
}
