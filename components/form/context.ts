"use client";

import { createContext, useContext } from "react";
import type { Result } from "@/lib/action";

type FormState = { id: string; pending: boolean; result: Result | null };

export const FormContext = createContext<FormState>({ id: "f", pending: false, result: null });

export function useFormState() {
  return useContext(FormContext);
}

/** What a control called `name` has to show: its id, what was typed before, and its error codes. */
export function useField(name: string) {
  const { id, result } = useFormState();
  const failed = result && !result.ok ? result : null;
  return {
    id: fieldId(id, name),
    typed: failed?.values?.[name],
    codes: failed?.fields?.[name] ?? [],
    words: failed?.words ?? {},
    failed: !!failed,
  };
}

export function fieldId(form: string, name: string) {
  return `${form}-${name}`;
}

/** What the control starts with: what was typed before an error, else what the page knows. */
export function initially(typed: string | string[] | undefined, fallback?: string | number | null) {
  const last = Array.isArray(typed) ? typed[0] : typed;
  return last ?? fallback ?? undefined;
}
