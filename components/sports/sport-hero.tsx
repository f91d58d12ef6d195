import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { HeroArt } from "./hero-art";

export function SportHero({
  sport: { slug, name, description },
}: {
  sport: { slug: SportSlug; name: string; description: string };
}) {
  const t = useTranslations("sports");
  return (
    <div className="hero sport-hero on-field" data-sport={slug}>
      <HeroArt sport={slug} />
      <div className="body members:pt-0">
        <div className="wrap say">
          <BackLink href="/sports" label={t("title")} />
          <h1>{name}</h1>
          <p className="lead max-md:text-md">{description}</p>
          <p className="acts members:hidden">
            <LinkButton variant="go" href={{ pathname: "/player-signup", query: { sport: slug } }}>
              {t("waysIn.play.step")}
            </LinkButton>
          </p>
        </div>
        <div className="wrap foot">
          <p className="plate now">
            {t("playingArea")} <span className="dim">{t(`measure.${slug}`)}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
