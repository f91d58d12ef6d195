import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { factorSetupPath } from "@/lib/platform/http/routes";

/** Asks staff and recruiters without a second factor to add one. */
export function FactorRequest() {
  const t = useTranslations("accounts.own.factors");
  return (
    <div className="mb-8">
      <Notice>
        <p>{t("request")}</p>
        <LinkButton href={factorSetupPath} variant="outline" small>
          {t("setUp")}
        </LinkButton>
      </Notice>
    </div>
  );
}
