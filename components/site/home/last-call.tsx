import { useTranslations } from "next-intl";
import { NextSteps } from "@/components/layout/next-steps";
import { Ground } from "@/components/sports/field";
import { LinkButton } from "@/components/ui/link-button";

export function LastCall() {
  const t = useTranslations("home");
  const common = useTranslations("common");
  return (
    <section className="call field on-field" data-sport="judo">
      <div className="art">
        <Ground sport="judo" box={[330, 190, 160, 142]} />
      </div>
      <div className="wrap">
        <h2>{t("call")}</h2>
        <div className="acts">
          <LinkButton variant="go" className="members:hidden" href="/player-signup">
            {common("createProfile")}
          </LinkButton>
          <LinkButton className="members:hidden" href="/recruiter-signup">
            {t("hero.recruiter")}
          </LinkButton>
          <NextSteps />
        </div>
      </div>
    </section>
  );
}
