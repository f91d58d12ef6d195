"use client";

import { createContext, useContext } from "react";
import type { Result } from "@/lib/action";
import type { Files } from "./use-files";

type FormState = { id: string; pending: boolean; result: Result | null; files: Files };

const noFiles: Files = { said: {}, say: () => {}, waiting: null, track: async () => {} };

export const FormContext = createContext<FormState>({ id: "f", pending: false, result: null, files: noFiles });

export function useFormState() {
  return useContext(FormContext);
}

/** What a control called `name` has to show: its id, what was typed before, and its error codes. */
export function useField(name: string) {
  const { id, result, files } = useFormState();
  const failed = result && !result.ok ? result : null;
  return {
    id: fieldId(id, name),
    typed: failed?.values?.[name],
    errors: errorsOf(name, failed, files.said),
    failed: !!failed,
  };
}

type Failed = Extract<Result, { ok: false }>;

/** What the browser says of a field's files comes before what the server said when it had none. */
export function errorsOf(name: string, failed: Failed | null, said: Files["said"]): string[] {
  const sentence = said[name];
  if (sentence !== undefined) return sentence === null ? [] : [sentence];
  return (failed?.fields?.[name] ?? []).map((code) => failed?.words[code] ?? code);
}

export function fieldId(form: string, name: string) {
  return `${form}-${name}`;
}

/** What the control starts with: what was typed before an error, else what the page knows. */
export function initially(typed: string | string[] | undefined, fallback?: string | number | null) {
  const last = Array.isArray(typed) ? typed[0] : typed;
  return last ?? fallback ?? undefined;
}
