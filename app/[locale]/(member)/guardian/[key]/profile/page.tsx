import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClaimsCall } from "@/components/measurements/claims-call";
import { ChildProfileHead } from "@/components/players/child-profile-head";
import { EditorFold } from "@/components/players/editor-fold";
import { FactsEditor } from "@/components/players/facts-editor";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { answeredIn } from "@/components/players/media/answered";
import { OwnMedia } from "@/components/players/media/own-media";
import { OpenLinkedPart } from "@/components/players/open-linked-part";
import { PerformancesEditor } from "@/components/players/performances-editor";
import { PlayerForm } from "@/components/players/player-form";
import { answersPlainForm } from "@/lib/entry/plain-answer";
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
  const [career, media, draft, answers, t, common] = await Promise.all([
    ownCareer(actor),
    ownMedia(actor),
    profileDraft(actor),
    answersPlainForm(),
    getTranslations("players"),
    getTranslations("common"),
  ]);
  return (
    <div className="wrap">
      <OpenLinkedPart />
      <ChildProfileHead player={profile.fullName} page={key} />
      <div className="max-w-192 py-8">
        <PlayerForm audience="player" draft={draft} guardian={key} />
        <ClaimsCall guardian={key} />
        {career && (
          <EditorFold title={t("facts.title")} count={career.facts.length} open={answers}>
            <FactsEditor facts={career.facts} minor={career.minor} guardian={key} />
          </EditorFold>
        )}
        {career && (
          <EditorFold title={common("performanceHistory")} count={career.performances.length} open={answers}>
            <PerformancesEditor performances={career.performances} minor={career.minor} guardian={key} />
          </EditorFold>
        )}
        {media && <OwnMedia media={media} guardian={key} answered={answeredIn(await searchParams)} open={answers} />}
      </div>
    </div>
  );
}
