import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OtherRole } from "@/components/accounts/other-role";
import { EsportForm, type FormFor } from "@/components/players/esport/esport-form";
import { answeredIn } from "@/components/players/media/answered";
import { OwnMedia } from "@/components/players/media/own-media";
import { OpenLinkedPart } from "@/components/players/open-linked-part";
import { SignUpHead } from "@/components/players/sign-up-head";
import { WhatHappensNext } from "@/components/players/what-happens-next";
import { answersPlainForm } from "@/lib/entry/plain-answer";
import { currentActor } from "@/lib/entry/session";
import { nextFromSearch } from "@/lib/platform/http/return-path";
import { alternates } from "@/lib/platform/i18n/alternates";
import { ownMedia } from "@/lib/players/queries/media";
import { esportDraft, ownEsportProfile } from "@/lib/players/queries/own-esport";
import { isGame } from "@/lib/players/schema/esport-games";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("esport.form");
  return { title: t("title"), alternates: alternates("/esport-signup", await getLocale()) };
}

export default async function EsportSignupPage({ searchParams }: PageProps<"/[locale]/esport-signup">) {
  const actor = await currentActor();
  if (actor.userId && actor.kind !== "member") return <OtherRole profile="esport" />;
  const [profile, draft, media, query, answers] = await Promise.all([
    ownEsportProfile(actor),
    esportDraft(actor),
    ownMedia(actor),
    searchParams,
    answersPlainForm(),
  ]);
  const next = nextFromSearch(query);
  const audience: FormFor = profile ? "player" : actor.userId ? "account" : "visitor";
  return (
    <div className="wrap">
      <OpenLinkedPart />
      <SignUpHead of="esport" audience={audience} handle={draft.handle} next={next} />
      <div className="page-columns">
        <div>
          <EsportForm
            audience={audience}
            draft={draft}
            next={next}
            game={isGame(query.game) ? query.game : undefined}
          />
          {media && <OwnMedia media={media} answered={answeredIn(query)} open={answers} />}
        </div>
        <WhatHappensNext of="esport.form.next" />
      </div>
    </div>
  );
}
