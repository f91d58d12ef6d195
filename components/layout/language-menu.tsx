import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { Icon } from "@/components/ui/icon";
import { languageNames } from "@/lib/platform/i18n/routing";
import { LanguageLinks, LanguageList } from "./language-links";

export function LanguageMenu() {
  const t = useTranslations("layout");
  const locale = useLocale();
  return (
    <div>
      <button type="button" className="lang" popoverTarget="languages">
        <span className="vh">{t("language")} </span>
        {languageNames[locale]}
        <Icon name="down" />
      </button>
      <div id="languages" popover="auto" className="pop">
        <Languages />
      </div>
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
