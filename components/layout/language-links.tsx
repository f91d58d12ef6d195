"use client";

import { usePathname } from "@/lib/platform/i18n/navigation";
import { type Locale, languageNames, localePath, locales } from "@/lib/platform/i18n/routing";

/** Plain links, because another language is another document; lib/server/first-paint.ts keeps the query. */
export function LanguageLinks({ current }: { current: Locale }) {
  return <LanguageList current={current} path={usePathname()} />;
}

export function LanguageList({ current, path }: { current: Locale; path: string }) {
  return (
    <ul className="languages">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(path, locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? "true" : undefined}
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
