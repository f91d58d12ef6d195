import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Statements } from "@/components/content/statements/statements";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Audiences } from "@/components/site/home/audiences";
import { HomeHero } from "@/components/site/home/home-hero";
import { HomeStats } from "@/components/site/home/home-stats";
import { LastCall } from "@/components/site/home/last-call";
import { NewPlayers, ofDifferentSports } from "@/components/site/home/new-players";
import { SiteData } from "@/components/site/home/site-data";
import { Steps } from "@/components/site/home/steps";
import { Technology } from "@/components/site/home/technology";
import { SportCard } from "@/components/sports/sport-card";
import { Icon } from "@/components/ui/icon";
import { MoreLink } from "@/components/ui/more-link";
import { statementsOn } from "@/lib/content/queries/public-statements";
import { Link } from "@/lib/platform/i18n/navigation";
import { firstCards } from "@/lib/search/queries/public";
import { listSports } from "@/lib/sports/queries/public";
import { homeStats } from "@/lib/trust/queries/public-figures";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: "/", locale: await getLocale(), picture: "home" });
}

export default async function HomePage() {
  const locale = await getLocale();
  const [stats, found, sports, statements, t] = await Promise.all([
    homeStats(),
    firstCards(),
    listSports(locale),
    statementsOn("home", locale),
    getTranslations("home"),
  ]);
  return (
    <>
      <SiteData />
      <HomeHero />
      <NewPlayers players={ofDifferentSports(found.cards)} />
      <HomeStats stats={stats} />
      <Audiences />
      <section className="section max-md:pt-0">
        <div className="wrap">
          <header>
            <h2 className="max-md:text-display-s">{t("sports.title")}</h2>
            <p className="lead max-md:sr-only">{t("sports.lead")}</p>
          </header>
        </div>
        <div className="quilt">
          {sports.map((sport) => (
            <SportCard key={sport.slug} sport={sport} />
          ))}
          <Link
            href="/sports"
            className="grid content-end gap-1 p-1.5 pb-2 text-xs font-semibold no-underline sm:hidden"
          >
            <Icon name="forward" />
            {t("sports.all")}
          </Link>
        </div>
        <div className="wrap all-sports max-sm:hidden">
          <MoreLink href="/sports">{t("sports.all")}</MoreLink>
        </div>
      </section>
      <Technology />
      <Steps />
      <Statements statements={statements} />
      <LastCall />
    </>
  );
}
