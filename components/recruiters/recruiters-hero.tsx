import { useTranslations } from "next-intl";
import { HeroArt } from "@/components/sports/hero-art";
import { LinkButton } from "@/components/ui/button";
import "./directory.css";

export function RecruitersHero() {
  const t = useTranslations("recruiters.page");
  const sports = useTranslations("sports");
  return (
    <div className="hero sport-hero clubs on-field" data-sport="handball">
      <HeroArt sport="handball" />
      <div className="body">
        <div className="wrap say">
          <h1>{t("headline")}</h1>
          <p className="lead">{t("lead")}</p>
          <div className="acts">
            <LinkButton variant="go" href="/recruiter-signup">
              {t("register")}
            </LinkButton>
            <LinkButton href="/pricing">{t("plans")}</LinkButton>
          </div>
        </div>
        <div className="wrap foot">
          <p className="plate now">
            {sports("name.handball")} <span className="dim">{sports("measure.handball")}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
