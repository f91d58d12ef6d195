import { useTranslations } from "next-intl";
import { NextSteps } from "@/components/layout/next-steps";
import { Field } from "@/components/sports/field";
import { LinkButton } from "@/components/ui/link-button";

export function ClubsHead() {
  const t = useTranslations("recruiters.page");
  const common = useTranslations("common");
  const sports = useTranslations("sports");
  return (
    <div className="wrap head first-page">
      <div>
        <h1>{t("headline")}</h1>
        <p className="lead">{t("lead")}</p>
        <div className="acts">
          <LinkButton variant="go" className="members:hidden" href="/recruiter-signup">
            {t("register")}
          </LinkButton>
          <NextSteps />
          <LinkButton href="/pricing">{common("seePlans")}</LinkButton>
        </div>
      </div>
      <figure>
        <Field sport="rugby" crop="card" />
        <figcaption className="small soft">
          {sports("name.rugby")} <span className="dim">{sports("measure.rugby")}</span>
        </figcaption>
      </figure>
    </div>
  );
}
