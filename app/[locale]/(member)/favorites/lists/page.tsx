import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PutInLists } from "@/components/contacts/favorites/put-in-lists";
import { NotFound } from "@/components/layout/not-found";
import { cardsFor, favoriteLabels } from "@/lib/contacts/queries/favorites";
import { chosenPlayers, mostChosen } from "@/lib/contacts/schema/requests";
import { memberActor } from "@/lib/entry/session";
import { actsForOrganization } from "@/lib/platform/command/actor";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("contacts.favorites"))("put"), robots: { index: false } };
}

export default async function PutInListsPage({ searchParams }: PageProps<"/[locale]/favorites/lists">) {
  const { player, from } = await searchParams;
  const chosen = chosenPlayers(player, mostChosen);
  const query = new URLSearchParams(chosen.map((id) => ["player", id]));
  const actor = await memberActor(`/favorites/lists${chosen.length > 0 ? `?${query}` : ""}`);
  // notFound() cannot be used once streaming has started.
  if (!actsForOrganization(actor)) return <NotFound />;
  const [cards, { lists }] = await Promise.all([cardsFor(actor, chosen), favoriteLabels(actor)]);
  return <PutInLists players={[...cards.values()]} lists={lists} fromProfile={from === "profile"} />;
}
