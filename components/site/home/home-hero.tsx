import { useLocale, useTranslations } from "next-intl";
import { NextSteps } from "@/components/layout/next-steps";
import { LinkButton } from "@/components/ui/link-button";
import { direction } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { Stage } from "./stage";

export function HomeHero() {
  const t = useTranslations("home.hero");
  const common = useTranslations("common");
  const slogan = useTranslations("layout")("slogan");
  const sportsT = useTranslations("sports");
  const sports = sportSlugs.map((slug) => ({
    slug,
    name: sportsT(`name.${slug}`),
    measure: sportsT(`measure.${slug}`),
  }));
  return (
    <Stage sports={sports} label={t("rail")} rtl={direction(useLocale()) === "rtl"}>
      <h1>{slogan}</h1>
      <p className="lead max-md:text-md">{t("lead")}</p>
      <div className="acts">
        <LinkButton variant="go" className="members:hidden" href="/player-signup">
          {common("createProfile")}
        </LinkButton>
        <LinkButton className="members:hidden" href="/recruiter-signup">
          {t("recruiter")}
        </LinkButton>
        <NextSteps />
      </div>
    </Stage>
  );
}
