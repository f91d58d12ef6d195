import { useTranslations } from "next-intl";
import { Thumb } from "@/components/sports/field";
import { HeroArt } from "@/components/sports/hero-art";
import { LinkButton } from "@/components/ui/button";
import { Link } from "@/lib/core/i18n/navigation";
import { sportSlugs } from "@/lib/sports/schema";

export function HomeHero() {
  const t = useTranslations("home.hero");
  const slogan = useTranslations("layout")("slogan");
  const sports = useTranslations("sports");
  return (
    <div className="hero on-field" data-sport="football">
      <HeroArt sport="football" />
      <div className="body">
        <div className="wrap say">
          <h1>{slogan}</h1>
          <p className="lead">{t("lead")}</p>
          <div className="acts">
            <LinkButton variant="go" href="/player-signup">
              {t("player")}
            </LinkButton>
            <LinkButton href="/recruiter-signup">{t("recruiter")}</LinkButton>
          </div>
        </div>
        <div className="wrap foot">
          <p className="now">
            {sports("name.football")} <span className="dim">{sports("measure.football")}</span>
          </p>
          <nav className="rail" aria-label={t("rail")}>
            {sportSlugs.map((slug) => (
              <Link
                key={slug}
                href={`/sports/${slug}`}
                aria-label={sports(`name.${slug}`)}
                title={sports(`name.${slug}`)}
              >
                <Thumb sport={slug} />
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </div>
  );
}
