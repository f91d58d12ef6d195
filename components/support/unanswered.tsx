import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** Link to the contact form on every help page. */
export function Unanswered() {
  const t = useTranslations("help");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line-2 pt-8 font-semibold print:hidden">
      {t("unanswered")} <LinkButton href="/contact">{t("write")}</LinkButton>
    </p>
  );
}
