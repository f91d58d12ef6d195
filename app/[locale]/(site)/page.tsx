import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Audiences } from "@/components/home/audiences";
import { HomeHero } from "@/components/home/home-hero";
import { HomeStats } from "@/components/home/home-stats";
import { LastCall } from "@/components/home/last-call";
import { SiteData } from "@/components/home/site-data";
import { Steps } from "@/components/home/steps";
import { Technology } from "@/components/home/technology";
import { pageMetadata } from "@/components/layout/page-metadata";
import { SportCard } from "@/components/sports/sport-card";
import { Claims } from "@/components/statements/claims";
import { MoreLink } from "@/components/ui/more-link";
import { homeStats } from "@/lib/reports/queries/public";
import { listSports } from "@/lib/sports/queries/public";
import { claimsOn } from "@/lib/statements/queries/public";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: "/", locale: await getLocale(), picture: "home" });
}

export default async function HomePage() {
  const locale = await getLocale();
  const [stats, sports, claims, t] = await Promise.all([
    homeStats(),
    listSports(locale),
    claimsOn("home", locale),
    getTranslations("home"),
  ]);
  return (
    <>
      <SiteData />
      <HomeHero />
      <HomeStats stats={stats} />
      <Audiences />
      <section className="section">
        <div className="wrap">
          <header>
            <h2>{t("sports.title")}</h2>
            <p className="lead">{t("sports.lead")}</p>
          </header>
        </div>
        <div className="quilt">
          {sports.map((sport) => (
            <SportCard key={sport.slug} sport={sport} />
          ))}
        </div>
        <div className="wrap all-sports">
          <MoreLink href="/sports">{t("sports.all")}</MoreLink>
        </div>
      </section>
      <Technology />
      <Steps />
      <Claims claims={claims} />
      <LastCall />
    </>
  );
}
