"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { fetchPersonal } from "@/components/ui/own-answer";
import type { OwnHeader } from "@/lib/notifications/queries/member-header";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { AccountWords } from "./account-menu";

const AccountMenu = dynamic(() => import("./account-menu").then((module) => module.AccountMenu), { ssr: false });
const Unread = dynamic(() => import("./unread").then((module) => module.Unread), { ssr: false });

/** Public pages are the same for everyone, so the member's own figures are added in the browser. */
export function AccountOnStaticPages({ words, children }: { words: AccountWords; children: React.ReactNode }) {
  const own = useOwnHeader();
  return own ? <AccountMenu {...own} words={words} /> : children;
}

export function UnreadOnStaticPages() {
  const own = useOwnHeader();
  return own && <Unread {...own.unread} />;
}

let loading: Promise<OwnHeader | null> | undefined;
const load = (locale: Locale) => {
  loading ??= fetchPersonal<OwnHeader>(`/api/account/header?locale=${locale}`);
  return loading;
};

function useOwnHeader() {
  const [own, setOwn] = useState<OwnHeader | null>(null);
  const locale = useLocale();
  useEffect(() => {
    if (document.documentElement.dataset.who) void load(locale).then(setOwn);
  }, [locale]);
  return own;
}
