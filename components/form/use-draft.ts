"use no memo";

import { type RefObject, useEffect, useRef } from "react";
import type { KeptDraft } from "./draft";

/** Keeps what is typed into a form that is to outlive a reload. Nothing of it is loaded for any other. */
export function useDraft(form: RefObject<HTMLFormElement | null>, kept: boolean) {
  const draft = useRef<KeptDraft>(null);
  useEffect(() => {
    if (!kept) return;
    let gone = false;
    void import("./draft").then(({ keepDraft }) => {
      if (!gone && form.current) draft.current = keepDraft(form.current);
    });
    return () => {
      gone = true;
      draft.current?.stop();
      draft.current = null;
    };
  }, [form, kept]);
  return draft;
}
