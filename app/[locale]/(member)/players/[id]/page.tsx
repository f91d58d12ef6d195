import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { NotFound } from "@/components/layout/not-found";
import { TooOften } from "@/components/layout/too-often";
import { ReportLink } from "@/components/moderation/report-link";
import { DepthSteps } from "@/components/scouting/depth-steps";
import { Identity } from "@/components/scouting/identity";
import { NextStep } from "@/components/scouting/next-step";
import { SaveButton } from "@/components/scouting/save-button";
import { Behind } from "@/components/talent/behind";
import { Performances } from "@/components/talent/performances";
import { PlayerSheet } from "@/components/talent/player-sheet";
import { Profile } from "@/components/talent/profile";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import { ifTooOften, Refusal } from "@/lib/core/refusal";
import { getPlayer } from "@/lib/scouting/queries/player-page";
import { currentActor } from "@/lib/session";

type Props = PageProps<"/[locale]/players/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await playerOf((await params).id);
  const title = view instanceof Refusal ? undefined : view?.player.handle;
  return { title, robots: { index: false } };
}

export default async function PlayerPage({ params }: Props) {
  const [actor, view, t] = await Promise.all([
    currentActor(),
    playerOf((await params).id),
    getTranslations("talent.player"),
  ]);
  // Not notFound(): the answer has begun, and that would leave readers without scripts with an empty page.
  if (!view) return <NotFound />;
  if (view instanceof Refusal)
    return (
      <div className="wrap talent">
        <BackLink href="/players" label={t("back")} />
        <h1>{(await getTranslations("talent"))("title")}</h1>
        <TooOften refusal={view} />
      </div>
    );
  return (
    <div className="wrap talent">
      <BackLink href="/players" label={t("back")} />
      <PlayerSheet view={view}>
        {view.depth === "identity" && <Identity view={view} />}
        {view.depth === "card" ? (
          <>
            <Behind player={view.player} />
            <NextStep view={view} actor={actor} />
          </>
        ) : (
          <Profile player={view.player} />
        )}
        {view.mine && <LinkButton href="/player-signup">{t("edit")}</LinkButton>}
        {actor.recruiterId && (
          <SaveButton
            playerId={view.player.id}
            saved={view.towards.saved}
            label={t(view.towards.saved ? "unsave" : "save")}
            words={t(view.towards.saved ? "unsave" : "save")}
          />
        )}
      </PlayerSheet>
      {view.depth !== "card" && (
        <div className="after-sheet">
          <NextStep view={view} actor={actor} />
          <Performances performances={view.player.performances} />
        </div>
      )}
      <DepthSteps depth={view.depth} />
      {!view.mine && <ReportLink kind="player" id={view.player.id} named />}
    </div>
  );
}

/** Read once a request: every reading of a name leaves a row. */
const playerOf = cache(async (id: string) => getPlayer(await currentActor(), decoded(id)).catch(ifTooOften));

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
