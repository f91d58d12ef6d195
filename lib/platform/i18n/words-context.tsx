"use client";

import type { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import type { Namespace } from "./namespaces";

type Sentences = { [key: string]: string | Sentences };
type Say<Of extends Namespace> = (key: Parameters<ReturnType<typeof useTranslations<Of>>>[0]) => string;

const WordsContext = createContext<Sentences>({});

export function WordsProvider({ words, children }: { words: Record<string, unknown>; children: ReactNode }) {
  return <WordsContext value={words as Sentences}>{children}</WordsContext>;
}

/** Plain sentences for client components, without the weight of next-intl: what has values or plurals is said on the server. A sentence that did not travel shows its key. */
export function useWords<Of extends Namespace>(namespace: Of): Say<Of> {
  const words = useContext(WordsContext);
  return (key) => {
    const path = [namespace, ...key.split(".")];
    const found = path.reduce<string | Sentences | undefined>(
      (at, name) => (typeof at === "object" ? at[name] : undefined),
      words,
    );
    return typeof found === "string" ? found : path.join(".");
  };
}
