import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { AskBar } from "@/components/contacts/introductions/ask-bar";
import { NextStep } from "@/components/contacts/introductions/next-step";
import { NotFound } from "@/components/layout/not-found";
import { TooOften } from "@/components/layout/too-often";
import { EsportSheet } from "@/components/players/esport/esport-sheet";
import { FirstVideo } from "@/components/search/first-video";
import { Media } from "@/components/search/media";
import { belowHead, portraitIn } from "@/components/search/portrait-in";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import { getEsportPlayer } from "@/lib/contacts/queries/esport-page";
import { currentActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";

type Props = PageProps<"/[locale]/esport/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await playerOf((await params).id);
  return { title: view instanceof Refusal ? undefined : view?.card.handle, robots: { index: false } };
}

export default async function EsportPlayerPage({ params }: Props) {
  const [actor, view, t, common] = await Promise.all([
    currentActor(),
    playerOf((await params).id),
    getTranslations("esport.profile"),
    getTranslations("common"),
  ]);
  // notFound() cannot be used once streaming has started; readers without scripts would get an empty page.
  if (!view) return <NotFound />;
  return (
    <div className="wrap grid gap-6 pt-8 pb-section">
      <BackLink href="/esport" label={t("back")} />
      {view instanceof Refusal ? (
        <>
          <h1>{t("rank")}</h1>
          <TooOften refusal={view} />
        </>
      ) : (
        <>
          <EsportSheet
            {...view}
            portrait={portraitIn(view.media)?.url ?? null}
            video={<FirstVideo media={view.media} sport="esport" reports={!view.mine} />}
            media={
              view.media && (
                <Media
                  media={belowHead(view.media)}
                  player={{ handle: view.card.handle, primarySport: "esport" }}
                  reports={!view.mine}
                />
              )
            }
          >
            {view.mine ? (
              <>
                <p className="text-sm text-ink-2">{t("mine")}</p>
                <LinkButton href="/esport-signup" className="justify-self-start">
                  {common("editProfile")}
                </LinkButton>
              </>
            ) : (
              <NextStep subject={{ kind: "esport", subjectId: view.card.id }} {...view} actor={actor} />
            )}
          </EsportSheet>
          {!view.mine && <ReportLink kind="esport_player" id={view.card.id} named />}
          {!view.mine && view.mayAsk === true && <AskBar name={view.card.name ?? view.card.handle} />}
        </>
      )}
    </div>
  );
}

/** Cached per request, because every access to a name is counted. */
const playerOf = cache(async (id: string) => getEsportPlayer(await currentActor(), id).catch(ifTooOften));
