import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { Icon } from "@/components/ui/icon";
import { languageNames } from "@/lib/platform/i18n/routing";
import { LanguageLinks, LanguageList } from "./language-links";

export function LanguageButton() {
  const t = useTranslations("layout");
  return (
    <button type="button" className="lang" popoverTarget="languages">
      <span className="vh">{t("language")} </span>
      {languageNames[useLocale()]}
      <Icon name="down" />
    </button>
  );
}

/** Once per page, outside of its headers, of which one may be hidden. */
export function LanguageMenu() {
  return (
    <div id="languages" popover="auto" className="pop">
      <Languages />
    </div>
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
