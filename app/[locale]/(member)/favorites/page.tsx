import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FavoritesPage } from "@/components/contacts/favorites/favorites-page";
import { NotFound } from "@/components/layout/not-found";
import { favoriteChoices, favoriteLabels, favoritesOf } from "@/lib/contacts/queries/favorites";
import { memberActor } from "@/lib/entry/session";
import { actsForOrganization } from "@/lib/platform/command/actor";
import { readListSearch } from "@/lib/platform/http/list-search";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("contacts.favorites"))("title"), robots: { index: false } };
}

export default async function OwnFavoritesPage({ searchParams }: PageProps<"/[locale]/favorites">) {
  const actor = await memberActor("/favorites");
  // notFound() cannot be used once streaming has started.
  if (!actor.recruiterId) return <NotFound />;
  const labels = await favoriteLabels(actor);
  const search = readListSearch(favoriteChoices(labels), await searchParams);
  return (
    <FavoritesPage
      search={search}
      labels={labels}
      page={await favoritesOf(actor, search)}
      acts={actsForOrganization(actor)}
    />
  );
}
