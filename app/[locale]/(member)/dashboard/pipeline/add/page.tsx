import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PutOnBoard } from "@/components/pipeline/put-on-board";
import { cardsFor } from "@/lib/contacts/queries/favorites";
import { chosenPlayers } from "@/lib/contacts/schema/requests";
import { memberActor } from "@/lib/entry/session";
import { mostPutAtOnce } from "@/lib/pipeline/schema/stages";
import { actsForOrganization } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pipeline"))("put"), robots: { index: false } };
}

export default async function PutOnBoardPage({ searchParams }: PageProps<"/[locale]/dashboard/pipeline/add">) {
  const actor = await memberActor("/dashboard/pipeline/add");
  if (actor.kind !== "recruiter") return redirect({ href: "/dashboard", locale: await getLocale() });
  const acts = actsForOrganization(actor);
  const chosen = chosenPlayers((await searchParams).player, mostPutAtOnce);
  return <PutOnBoard acts={acts} players={[...(await cardsFor(actor, chosen)).values()]} />;
}
