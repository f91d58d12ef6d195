import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { Athletes } from "@/components/sports/athletes";
import { SportFacts } from "@/components/sports/sport-facts";
import { SportHero } from "@/components/sports/sport-hero";
import { SportTabs } from "@/components/sports/sport-tabs";
import { playersOfSport } from "@/lib/players/queries/public";
import { getSport } from "@/lib/sports/queries/public";
import { sportSlugs } from "@/lib/sports/schema";

export const ensureStatic = "navigation";

export const generateStaticParams = () => sportSlugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }: PageProps<"/[locale]/sports/[slug]">): Promise<Metadata> {
  const locale = await getLocale();
  const sport = await getSport((await params).slug, locale);
  if (!sport) return { title: (await getTranslations("sports"))("unknown") };
  return pageMetadata({
    path: `/sports/${sport.slug}`,
    locale,
    title: sport.name,
    description: sport.description,
    picture: sport.slug,
  });
}

export default async function SportPage({ params }: PageProps<"/[locale]/sports/[slug]">) {
  const sport = await getSport((await params).slug, await getLocale());
  if (!sport) notFound();
  const [{ cards, counts }, t] = await Promise.all([playersOfSport(sport.slug), getTranslations("sports")]);
  return (
    <>
      <Trail
        steps={[
          { name: t("title"), path: "/sports" },
          { name: sport.name, path: `/sports/${sport.slug}` },
        ]}
      />
      <SportHero sport={sport} />
      <div className="wrap sport-page">
        <SportTabs
          label={sport.name}
          tabs={[
            {
              id: "athletes",
              label: t("athletes"),
              panel: <Athletes sport={sport.slug} players={cards} counts={counts} />,
            },
            { id: "facts", label: t("information"), panel: <SportFacts sport={sport} /> },
          ]}
        />
      </div>
    </>
  );
}
