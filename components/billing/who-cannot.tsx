import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";

/** Explains why a plan cannot be bought; CSS shows the reason of the surrounding `data-plan-state`. */
export function WhoCannot({ failed }: { failed: boolean }) {
  const t = useTranslations("billing");
  const common = useTranslations("common");
  const errors = useTranslations("errors");
  return (
    <>
      <div className="mb-6 min-[56rem]:mb-12 hidden group-data-[plan-state=outsider]/plans:block">
        <Notice title={t("forRecruiters")}>
          <p>{t("playersFree")}</p>
          <LinkButton href="/dashboard" small className="mt-3">
            {t("toDashboard")}
          </LinkButton>
        </Notice>
      </div>
      <div className="mb-6 min-[56rem]:mb-12 hidden group-data-[plan-state=unprofiled]/plans:block">
        <Notice title={t("profileFirst")}>
          <p>{t("profileFirstHint")}</p>
          <LinkButton href="/recruiter-signup" small className="mt-3">
            {common("registerOrganization")}
          </LinkButton>
        </Notice>
      </div>
      <div className="mb-6 min-[56rem]:mb-12 hidden group-data-[plan-state=teammate]/plans:block">
        <Notice>{t("ownerBuys")}</Notice>
      </div>
      {failed && (
        <div className="mb-6 min-[56rem]:mb-12">
          <Notice look="bad" title={errors("checkout_failed")}>
            <p>{t("notOpened")}</p>
            <LinkButton href="/contact" small className="mt-3">
              {t("writeToUs")}
            </LinkButton>
          </Notice>
        </div>
      )}
    </>
  );
}
