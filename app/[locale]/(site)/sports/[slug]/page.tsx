import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { Athletes } from "@/components/sports/athletes";
import { Happenings } from "@/components/sports/happenings";
import { SportDetails } from "@/components/sports/sport-details";
import { SportHero } from "@/components/sports/sport-hero";
import { SportTabs } from "@/components/sports/sport-tabs";
import { WaysIn } from "@/components/sports/ways-in";
import { listNews } from "@/lib/content/queries/public";
import { upcomingEvents } from "@/lib/events/queries/public";
import { listOffers } from "@/lib/jobs/queries/public";
import { playersOfSport } from "@/lib/players/queries/public";
import { listVerified } from "@/lib/recruiters/queries/public";
import { getSport } from "@/lib/sports/queries/public";
import { isLevel, sportPath, sportSlugs } from "@/lib/sports/schema/sports";

export const ensureStatic = "navigation";

export const generateStaticParams = () => sportSlugs.map((slug) => ({ slug }));

/** `[level]/page.tsx` renders this page with `level`. */
type Props = { params: Promise<{ slug: string; level?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations("sports");
  const { slug, level } = await params;
  const sport = await getSport(slug, locale);
  if (!sport || (level !== undefined && !isLevel(level))) return { title: t("unknown") };
  const { name, description } = sport;
  return pageMetadata({
    path: sportPath(sport.slug, level),
    locale,
    title: level ? t("nameAndLevel", { sport: name, level: t(`level.${level}`) }) : name,
    description,
    picture: sport.slug,
  });
}

export default async function SportPage({ params }: Props) {
  const [{ slug, level }, locale, t] = await Promise.all([params, getLocale(), getTranslations("sports")]);
  const sport = await getSport(slug, locale);
  if (!sport || (level !== undefined && !isLevel(level))) notFound();
  const [{ cards, counts }, { events }, news, { offers }, clubs] = await Promise.all([
    playersOfSport(sport.slug, level),
    upcomingEvents({ sport: sport.slug, most: 3 }),
    listNews(locale, sport.slug),
    listOffers({ sport: sport.slug }),
    listVerified({ sport: sport.slug }),
  ]);
  const trailStep = { name: sport.name, path: sportPath(sport.slug) };
  return (
    <>
      <Trail
        steps={[
          { name: t("title"), path: "/sports" },
          trailStep,
          ...(level ? [{ name: t(`level.${level}`), path: sportPath(sport.slug, level) }] : []),
        ]}
      />
      <SportHero sport={sport} />
      <div className="wrap">
        <p className="lead max-w-160 py-6">{t("waysIn.title", { sport: sport.name })}</p>
        <SportTabs
          label={sport.name}
          tabs={[
            {
              id: "athletes",
              label: t("athletes"),
              panel: <Athletes sport={sport.slug} level={level} players={cards} counts={counts} />,
            },
            { id: "facts", label: t("information"), panel: <SportDetails sport={sport} /> },
          ]}
        />
        <WaysIn sport={sport.slug} clubs={clubs.total} counts={counts} />
        <Happenings sport={sport.slug} events={events} news={news.slice(0, 3)} offers={offers.slice(0, 3)} />
      </div>
    </>
  );
}
