import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ChildProfileHead } from "@/components/players/child-profile-head";
import { FactsDesk } from "@/components/players/facts-desk";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { PerformancesDesk } from "@/components/players/performances-desk";
import { PlayerForm } from "@/components/players/player-form";
import { VideosNote } from "@/components/players/videos-note";
import { redirect } from "@/lib/core/i18n/navigation";
import { ownCareer } from "@/lib/players/queries/career";
import { ownProfile, profileDraft } from "@/lib/players/queries/own-profile";
import { currentActor, guardianActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.childProfile");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** The child's profile, in the hands of the guardian who has said yes. */
export default async function ChildProfilePage({ params }: PageProps<"/[locale]/guardian/[key]/profile">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const own = actor && (await ownProfile(actor));
  if (!own) return <GuardianClosed />;
  if (own.guardian?.status !== "confirmed") return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  const [career, draft] = await Promise.all([ownCareer(actor), profileDraft(actor)]);
  return (
    <div className="wrap">
      <ChildProfileHead player={own.fullName} page={key} />
      <div className="grid max-w-192 gap-8 py-8">
        <PlayerForm whom="player" draft={draft} guardian={key} />
        {career && <FactsDesk facts={career.facts} guardian={key} />}
        {career && <PerformancesDesk performances={career.performances} guardian={key} />}
        <VideosNote />
      </div>
    </div>
  );
}
