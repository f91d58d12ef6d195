import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FactsDesk } from "@/components/players/facts-desk";
import { GuardianState } from "@/components/players/guardian-state";
import { OtherRole } from "@/components/players/other-role";
import { OwnYes } from "@/components/players/own-yes";
import { PerformancesDesk } from "@/components/players/performances-desk";
import { type FormFor, PlayerForm } from "@/components/players/player-form";
import { SignUpHead } from "@/components/players/sign-up-head";
import { VideosNote } from "@/components/players/videos-note";
import { WhatHappensNext } from "@/components/players/what-happens-next";
import { alternates } from "@/lib/core/i18n/alternates";
import { nextIn } from "@/lib/core/return-path";
import { ownCareer } from "@/lib/players/queries/career";
import { ownProfile, profileDraft } from "@/lib/players/queries/own-profile";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players");
  return { title: t("title"), alternates: alternates("/player-signup", await getLocale()) };
}

export default async function PlayerSignupPage({ searchParams }: PageProps<"/[locale]/player-signup">) {
  const actor = await currentActor();
  if (actor.kind === "recruiter" || actor.kind === "staff") return <OtherRole />;
  const [own, career, draft] = await Promise.all([ownProfile(actor), ownCareer(actor), profileDraft(actor)]);
  const next = nextIn(await searchParams);
  const whom: FormFor = own ? "player" : actor.userId ? "account" : "stranger";
  return (
    <div className="wrap">
      <SignUpHead whom={whom} draft={draft} next={next} />
      <div className="desk">
        <div>
          {own?.guardian && <GuardianState guardian={own.guardian} agrees={own.ownYes?.given ?? false} overForm />}
          <PlayerForm whom={whom} draft={draft} next={next} />
          {career && <FactsDesk facts={career.facts} />}
          {career && <PerformancesDesk performances={career.performances} />}
          <VideosNote />
          {own?.minor && <OwnYes ownYes={own.ownYes} guardian={own.guardian?.fullName ?? null} />}
        </div>
        <WhatHappensNext />
      </div>
    </div>
  );
}
