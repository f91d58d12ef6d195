"use client";
"use no memo";

import { createContext, type ReactNode, useContext } from "react";
import type { BrowserRefusal } from "./browser-refusal";

type Words = Record<BrowserRefusal, string>;

const BrowserRefusalsContext = createContext<Words | null>(null);

export function BrowserRefusalsProvider({ words: texts, children }: { words: Words; children: ReactNode }) {
  return <BrowserRefusalsContext value={texts}>{children}</BrowserRefusalsContext>;
}

/** Texts of the refusals issued by the browser; the server sends those of all other refusals. */
export function useBrowserRefusals(): Words {
  const texts = useContext(BrowserRefusalsContext);
  if (!texts) throw new Error("outside a document of ours");
  return texts;
}
