import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { PutInLists } from "@/components/scouting/favorites/put-in-lists";
import { cardsFor, favoriteLabels } from "@/lib/scouting/queries/favorites";
import { chosenPlayers, mostChosen } from "@/lib/scouting/schema";
import { memberActor } from "@/lib/session";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("scouting.favorites"))("put"), robots: { index: false } };
}

export default async function PutInListsPage({ searchParams }: PageProps<"/[locale]/favorites/lists">) {
  const actor = await memberActor("/favorites/lists");
  // Not notFound(): the answer has begun.
  if (!actor.recruiterId) return <NotFound />;
  const chosen = chosenPlayers((await searchParams).player, mostChosen);
  const [cards, { lists }] = await Promise.all([cardsFor(actor, chosen), favoriteLabels(actor)]);
  return <PutInLists players={[...cards.values()]} lists={lists} />;
}
