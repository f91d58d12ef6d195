"use client";

import { createContext, useContext } from "react";
import type { Result } from "@/lib/entry/action";
import type { Files } from "./use-files";

type FormState = {
  id: string;
  pending: boolean;
  /** Name and value of the button that was pressed last. */
  pressed?: string;
  result: Result | null;
  files: Files;
};

const noFiles: Files = { messages: {}, say: () => {}, waiting: null, track: async () => {} };

export const FormContext = createContext<FormState>({ id: "f", pending: false, result: null, files: noFiles });

export function useFormState() {
  return useContext(FormContext);
}

/** Returns the id of a field, the value typed before, and its error codes. */
export function useField(name: string) {
  const { id, result, files } = useFormState();
  const failed = result && !result.ok ? result : null;
  return {
    id: fieldId(id, name),
    typed: failed?.values?.[name],
    errors: errorsOf(name, failed, files.messages),
    failed: !!failed,
  };
}

type Failed = Extract<Result, { ok: false }>;

/** Messages of the browser about files take precedence over errors of the server. */
export function errorsOf(name: string, failed: Failed | null, messages: Files["messages"]): string[] {
  const sentence = messages[name];
  if (sentence !== undefined) return sentence === null ? [] : [sentence];
  return (failed?.fields?.[name] ?? []).map((code) => failed?.words[code] ?? code);
}

export function fieldId(form: string, name: string) {
  return `${form}-${name}`;
}

/** Initial value of a field: the value typed before an error, else `fallback`. */
export function initially(typed: string | string[] | undefined, fallback?: string | number | null) {
  const last = Array.isArray(typed) ? typed[0] : typed;
  return last ?? fallback ?? undefined;
}
