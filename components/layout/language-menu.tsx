import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { LanguageLinks, LanguageList } from "./language-links";

/** Once per page, outside of its headers, of which one may be hidden. */
export function LanguageMenu() {
  return (
    <nav id="languages" popover="auto" className="pop" aria-label={useTranslations("common")("language")}>
      <Languages />
    </nav>
  );
}

export function Languages() {
  const locale = useLocale();
  return (
    <Suspense fallback={<LanguageList current={locale} path="/" />}>
      <LanguageLinks current={locale} />
    </Suspense>
  );
}
