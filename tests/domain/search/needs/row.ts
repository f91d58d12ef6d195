import type { Locale } from "@/lib/platform/i18n/routing";

/** A need in words on 22 November 2026: the address of what is understood, and what has to be said beside it. */
export type Row = [
  locale: Locale,
  words: string,
  query: string,
  beside: { near?: string; unread?: string[]; asks?: string[]; refused?: string[] },
];
