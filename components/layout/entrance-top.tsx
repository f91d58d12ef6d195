import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LanguageButton } from "./language-button";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";

/** Header of pages without a menu. */
export function EntranceTop({ back: backHref = "/" }: { back?: string }) {
  return (
    <div className="entrance-top">
      <Logo />
      <div className="end">
        <LanguageButton label={useTranslations("layout")("language")} current={useLocale()} />
        <LanguageMenu />
        <BackLink href={backHref} />
      </div>
    </div>
  );
}
