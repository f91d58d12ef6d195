"use client";

import { createContext, type ReactNode, useContext } from "react";
import { defaultLocale, type Locale } from "./routing";

const LocaleContext = createContext<Locale>(defaultLocale);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The page's language in client components, without the size of next-intl. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
