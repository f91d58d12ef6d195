import type { Locale } from "@/lib/platform/i18n/routing";

/** A free-text need on 22 November 2026: the resulting address, and the remarks beside it. */
export type Row = [
  locale: Locale,
  words: string,
  query: string,
  beside: { near?: string; unread?: string[]; asks?: string[]; refused?: string[] },
];
