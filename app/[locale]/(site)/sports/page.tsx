import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { SportCard } from "@/components/sports/sport-card";
import { SportSearch } from "@/components/sports/sport-search";
import { MoreLink } from "@/components/ui/more-link";
import { alternates } from "@/lib/core/i18n/alternates";
import { listSports } from "@/lib/sports/queries/public";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sports");
  return { title: t("title"), description: t("lead"), alternates: alternates("/sports", await getLocale()) };
}

export default async function SportsPage() {
  const [sports, t] = await Promise.all([listSports(await getLocale()), getTranslations("sports")]);
  const items = sports.map((sport) => ({ name: sport.name, card: <SportCard sport={sport} full /> }));
  return (
    <>
      <div className="wrap head">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
      <SportSearch items={items} label={t("search")} empty={t("empty")}>
        <div className="sport missing">
          <p>{t("missing")}</p>
          <MoreLink href="/contact">{t("missingStep")}</MoreLink>
        </div>
      </SportSearch>
    </>
  );
}
