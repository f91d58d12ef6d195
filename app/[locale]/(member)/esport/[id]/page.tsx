import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { EsportSheet } from "@/components/esport/esport-sheet";
import { NextStep } from "@/components/introductions/next-step";
import { NotFound } from "@/components/layout/not-found";
import { TooOften } from "@/components/layout/too-often";
import { ReportLink } from "@/components/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import { getEsportPlayer } from "@/lib/introductions/queries/esport-page";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { currentActor } from "@/lib/session";

type Props = PageProps<"/[locale]/esport/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await playerOf((await params).id);
  return { title: view instanceof Refusal ? undefined : view?.card.handle, robots: { index: false } };
}

export default async function EsportPlayerPage({ params }: Props) {
  const [actor, view, t] = await Promise.all([
    currentActor(),
    playerOf((await params).id),
    getTranslations("esport.profile"),
  ]);
  // Not notFound(): the answer has begun, and that would leave readers without scripts with an empty page.
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
          <EsportSheet {...view}>
            {view.mine ? (
              <>
                <p className="text-sm text-ink-2">{t("mine")}</p>
                <LinkButton href="/esport-signup" className="justify-self-start">
                  {t("edit")}
                </LinkButton>
              </>
            ) : (
              <NextStep of={{ kind: "esport", subjectId: view.card.id }} {...view} actor={actor} />
            )}
          </EsportSheet>
          {!view.mine && <ReportLink kind="esport_player" id={view.card.id} named />}
        </>
      )}
    </div>
  );
}

/** Read once a request: every reading of a name is counted. */
const playerOf = cache(async (id: string) => getEsportPlayer(await currentActor(), id).catch(ifTooOften));
