"use client";

import type { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import type { Namespace } from "./namespaces";

type MessageTree = { [key: string]: string | MessageTree };
type Translate<Of extends Namespace> = (key: Parameters<ReturnType<typeof useTranslations<Of>>>[0]) => string;

const WordsContext = createContext<MessageTree>({});

/** Adds to the words of the providers around it. */
export function WordsProvider({ words, children }: { words: Record<string, unknown>; children: ReactNode }) {
  return <WordsContext value={{ ...useContext(WordsContext), ...(words as MessageTree) }}>{children}</WordsContext>;
}

/** Plain messages for client components without next-intl; messages with values or plurals are rendered on the server. A missing message shows its key. */
export function useWords<Of extends Namespace>(namespace: Of): Translate<Of> {
  const words = useContext(WordsContext);
  return (key) => {
    const path = [namespace, ...key.split(".")];
    const message = path.reduce<string | MessageTree | undefined>(
      (node, name) => (typeof node === "object" ? node[name] : undefined),
      words,
    );
    return typeof message === "string" ? message : path.join(".");
  };
}
