import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AsOthersSee } from "@/components/contacts/requests/as-others-see";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { PlayerBody } from "@/components/search/player-body";
import { BackLink } from "@/components/ui/back-link";
import { asOthersSee, onlookerIn } from "@/lib/contacts/queries/as-others-see";
import { currentActor, guardianActor } from "@/lib/entry/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("contacts.childAsOthersSee");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function ChildSeenPage({ params, searchParams }: PageProps<"/[locale]/guardian/[key]/seen">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const onlooker = onlookerIn(await searchParams) ?? "club";
  const view = actor && (await asOthersSee(actor, onlooker));
  if (!view) return <GuardianClosed />;
  const common = await getTranslations("common");
  return (
    <div className="wrap talent">
      <BackLink href={`/guardian/${key}`} label={common("backToYourPage")} />
      <AsOthersSee ofChild page={`/guardian/${key}/seen`} onlooker={onlooker} listed={view.player.isPublic} />
      <PlayerBody view={view} actor={actor} guardian={key} />
    </div>
  );
}
