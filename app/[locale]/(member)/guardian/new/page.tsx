import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlayerForm } from "@/components/players/player-form";
import { memberActor } from "@/lib/entry/session";
import { isSport } from "@/lib/sports/schema/sports";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.registerChild");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function RegisterChildPage({ searchParams }: PageProps<"/[locale]/guardian/new">) {
  const { sport } = await searchParams;
  await memberActor(isSport(sport) ? `/guardian/new?sport=${sport}` : "/guardian/new");
  const t = await getTranslations("players.registerChild");
  return (
    <div className="wrap">
      <header className="head">
        <h1>{t("heading")}</h1>
        <p className="lead max-md:text-md">{t("lead")}</p>
      </header>
      <div className="max-w-192 py-8">
        <PlayerForm audience="parent" draft={isSport(sport) ? { primarySport: sport } : {}} />
      </div>
    </div>
  );
}
