"use client";

import { useEffect, useState } from "react";
import type { OwnHeader } from "@/lib/notifications/queries/member-header";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { AccountWords } from "./account-menu";

/** Public pages are the same for everyone, so the member's own figures are added in the browser. */
export function AccountOnStaticPages({ words, children }: { words: AccountWords; children: React.ReactNode }) {
  const own = useOwnHeader();
  return own ? <own.AccountMenu {...own.header} words={words} /> : children;
}

export function UnreadOnStaticPages() {
  const own = useOwnHeader();
  return own && <own.Unread {...own.header.unread} />;
}

type Own = typeof import("./own-header-parts") & { header: OwnHeader };

let loading: Promise<Own | null> | undefined;

// Not by next/dynamic, which adds a kilobyte to the scripts of every public page.
async function load(locale: Locale): Promise<Own | null> {
  const parts = await import("./own-header-parts");
  const header = await parts.fetchOwnHeader(locale);
  return header && { ...parts, header };
}

function useOwnHeader() {
  const [own, setOwn] = useState<Own | null>(null);
  const locale = useLocale();
  useEffect(() => {
    if (!document.documentElement.dataset.who) return;
    loading ??= load(locale);
    loading.then(setOwn, () => {});
  }, [locale]);
  return own;
}
