import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { TooOften } from "@/components/layout/too-often";
import { Trail } from "@/components/layout/trail";
import { FilterChips } from "@/components/talent/filter-chips";
import { ForAthletes } from "@/components/talent/for-athletes";
import { Results } from "@/components/talent/results";
import { SearchForm } from "@/components/talent/search-form";
import { ifTooOften, Refusal } from "@/lib/core/refusal";
import { currentActor } from "@/lib/session";
import { searchesByNeed } from "@/lib/talent/policy";
import { findPlayers } from "@/lib/talent/queries/search";
import { searchInput } from "@/lib/talent/schema";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("talent");
  return pageMetadata({
    path: "/players",
    locale: await getLocale(),
    title: t("title"),
    description: t("description"),
    picture: "players",
  });
}

export default async function PlayersPage({ searchParams }: PageProps<"/[locale]/players">) {
  const [actor, asked, t] = await Promise.all([currentActor(), searchParams, getTranslations("talent")]);
  const after = typeof asked.after === "string" ? asked.after : undefined;
  const byNeed = searchesByNeed(actor);
  const found = await findPlayers(actor, searchInput(asked), after).catch(ifTooOften);
  return (
    <div className="wrap talent">
      <Trail steps={[{ name: t("title"), path: "/players" }]} />
      {byNeed ? <h1>{t("search.title")}</h1> : <ForAthletes playerId={actor.playerId} />}
      {found instanceof Refusal ? (
        <TooOften refusal={found} />
      ) : (
        <>
          <SearchForm key={JSON.stringify(found.search)} search={found.search} byNeed={byNeed} />
          <FilterChips search={found.search} />
          <Results found={found} savable={actor.recruiterId !== null} later={after !== undefined} />
        </>
      )}
    </div>
  );
}
