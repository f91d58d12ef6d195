import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OtherRole } from "@/components/accounts/other-role";
import { ClaimsCall } from "@/components/measurements/claims-call";
import { EditorFold } from "@/components/players/editor-fold";
import { FactsEditor } from "@/components/players/facts-editor";
import { GuardianState } from "@/components/players/guardian-state";
import { answeredIn } from "@/components/players/media/answered";
import { OwnMedia } from "@/components/players/media/own-media";
import { OpenLinkedPart } from "@/components/players/open-linked-part";
import { OwnConsent } from "@/components/players/own-consent";
import { PerformancesEditor } from "@/components/players/performances-editor";
import { type FormFor, PlayerForm } from "@/components/players/player-form";
import { SignUpHead } from "@/components/players/sign-up-head";
import { VideosNote } from "@/components/players/videos-note";
import { WhatHappensNext } from "@/components/players/what-happens-next";
import { OwnIdentity } from "@/components/trust/verification/own-identity";
import { answersPlainForm } from "@/lib/entry/plain-answer";
import { currentActor } from "@/lib/entry/session";
import { nextFromSearch } from "@/lib/platform/http/return-path";
import { alternates } from "@/lib/platform/i18n/alternates";
import { ownCareer } from "@/lib/players/queries/career";
import { ownMedia } from "@/lib/players/queries/media";
import { ownProfile, profileDraft } from "@/lib/players/queries/own-profile";
import { isSport } from "@/lib/sports/schema/sports";
import { ownAgentRequest } from "@/lib/support/queries/agent-request";
import { ownIdentity } from "@/lib/trust/queries/own-identity";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players");
  return { title: t("title"), alternates: alternates("/player-signup", await getLocale()) };
}

export default async function PlayerSignupPage({ searchParams }: PageProps<"/[locale]/player-signup">) {
  const actor = await currentActor();
  if (actor.kind === "recruiter" || actor.kind === "staff") return <OtherRole profile="player" />;
  const [profile, career, media, draft, identity, agent, answers, t, common] = await Promise.all([
    ownProfile(actor),
    ownCareer(actor),
    ownMedia(actor),
    profileDraft(actor),
    ownIdentity(actor),
    ownAgentRequest(actor),
    answersPlainForm(),
    getTranslations("players"),
    getTranslations("common"),
  ]);
  const query = await searchParams;
  const next = nextFromSearch(query);
  const initialSport = isSport(query.sport) ? { primarySport: query.sport } : {};
  const audience: FormFor = profile ? "player" : actor.userId ? "account" : "visitor";
  return (
    <div className="wrap">
      <OpenLinkedPart />
      <SignUpHead audience={audience} handle={draft.handle} next={next} />
      <div className="page-columns">
        <div>
          {profile?.guardian && (
            <GuardianState guardian={profile.guardian} agrees={profile.ownConsent?.given ?? false} overForm />
          )}
          <PlayerForm audience={audience} draft={{ ...initialSport, ...draft }} next={next} agent={agent} />
          {profile && <ClaimsCall />}
          {career && (
            <EditorFold title={t("facts.title")} count={career.facts.length} open={answers}>
              <FactsEditor facts={career.facts} minor={career.minor} />
            </EditorFold>
          )}
          {career && (
            <EditorFold title={common("performanceHistory")} count={career.performances.length} open={answers}>
              <PerformancesEditor performances={career.performances} minor={career.minor} />
            </EditorFold>
          )}
          {media ? <OwnMedia media={media} answered={answeredIn(query)} open={answers} /> : <VideosNote />}
          {profile?.minor && (
            <OwnConsent ownConsent={profile.ownConsent} guardian={profile.guardian?.fullName ?? null} />
          )}
        </div>
        <div className="grid content-start gap-8 max-lg:contents">
          {identity && <OwnIdentity identity={identity} />}
          <WhatHappensNext />
        </div>
      </div>
    </div>
  );
}
