import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { FavoritesPage } from "@/components/scouting/favorites/favorites-page";
import { readDesk } from "@/lib/platform/http/desk";
import { favoriteChoices, favoriteLabels, favoritesOf } from "@/lib/scouting/queries/favorites";
import { memberActor } from "@/lib/session";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("scouting.favorites"))("title"), robots: { index: false } };
}

export default async function OwnFavoritesPage({ searchParams }: PageProps<"/[locale]/favorites">) {
  const actor = await memberActor("/favorites");
  // Not notFound(): the answer has begun.
  if (!actor.recruiterId) return <NotFound />;
  const labels = await favoriteLabels(actor);
  const search = readDesk(favoriteChoices(labels), await searchParams);
  return <FavoritesPage search={search} labels={labels} found={await favoritesOf(actor, search)} />;
}
