import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClaimsCall } from "@/components/measurements/claims-call";
import { ChildProfileHead } from "@/components/players/child-profile-head";
import { FactsEditor } from "@/components/players/facts-editor";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { answeredIn } from "@/components/players/media/answered";
import { MediaEditor } from "@/components/players/media/media-editor";
import { PerformancesEditor } from "@/components/players/performances-editor";
import { PlayerForm } from "@/components/players/player-form";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { ownCareer } from "@/lib/players/queries/career";
import { ownMedia } from "@/lib/players/queries/media";
import { ownProfile, profileDraft } from "@/lib/players/queries/own-profile";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.childProfile");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

type Props = PageProps<"/[locale]/guardian/[key]/profile">;

export default async function ChildProfilePage({ params, searchParams }: Props) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const profile = actor && (await ownProfile(actor));
  if (!profile) return <GuardianClosed />;
  if (profile.guardian?.status !== "confirmed")
    return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  const [career, media, draft] = await Promise.all([ownCareer(actor), ownMedia(actor), profileDraft(actor)]);
  return (
    <div className="wrap">
      <ChildProfileHead player={profile.fullName} page={key} />
      <div className="grid max-w-192 gap-8 py-8">
        <PlayerForm audience="player" draft={draft} guardian={key} />
        <ClaimsCall guardian={key} />
        {career && <FactsEditor facts={career.facts} minor={career.minor} guardian={key} />}
        {career && <PerformancesEditor performances={career.performances} minor={career.minor} guardian={key} />}
        {media && <MediaEditor media={media} guardian={key} answered={answeredIn(await searchParams)} />}
      </div>
    </div>
  );
}
