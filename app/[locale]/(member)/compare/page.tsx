import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ComparePage } from "@/components/contacts/compare/compare-page";
import { NotFound } from "@/components/layout/not-found";
import { TooOften } from "@/components/layout/too-often";
import { comparedPlayers } from "@/lib/contacts/queries/compared";
import { chosenPlayers, mostCompared } from "@/lib/contacts/schema/requests";
import { memberActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("contacts.compare"))("title"), robots: { index: false } };
}

export default async function CompareChosenPage({ searchParams }: PageProps<"/[locale]/compare">) {
  const playerIds = chosenPlayers((await searchParams).player, mostCompared + 1);
  const actor = await memberActor(
    `/compare${playerIds.length > 0 ? `?${new URLSearchParams(playerIds.map((id) => ["player", id]))}` : ""}`,
  );
  // notFound() cannot be used once streaming has started.
  if (!actor.recruiterId) return <NotFound />;
  const players = await comparedPlayers(actor, playerIds.slice(0, mostCompared)).catch(ifTooOften);
  if (players instanceof Refusal) return <TooOften refusal={players} />;
  return <ComparePage players={players} more={playerIds.length > mostCompared} />;
}
