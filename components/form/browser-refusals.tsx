"use client";
"use no memo";

import { createContext, type ReactNode, useContext } from "react";
import type { BrowserRefusal } from "./browser-refusal";

type Words = Record<BrowserRefusal, string>;

const BrowserRefusalsContext = createContext<Words | null>(null);

export function BrowserRefusalsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <BrowserRefusalsContext value={words}>{children}</BrowserRefusalsContext>;
}

/** The words of what the browser itself refuses; those of every other refusal come with it. */
export function useBrowserRefusals(): Words {
  const words = useContext(BrowserRefusalsContext);
  if (!words) throw new Error("outside a document of ours");
  return words;
}
