import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { NotFound } from "@/components/layout/not-found";
import { TooOften } from "@/components/layout/too-often";
import { ReportLink } from "@/components/moderation/report-link";
import { BoardPlace } from "@/components/pipeline/board-place";
import { AsOthersSee } from "@/components/scouting/as-others-see";
import { minorBands } from "@/components/scouting/who";
import { LeafThrough } from "@/components/search/leaf-through";
import { PlayerBody } from "@/components/search/player-body";
import { BackLink } from "@/components/ui/back-link";
import { placeOnBoard } from "@/lib/matching/queries/pipeline";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { asOthersSee, onlookerIn } from "@/lib/scouting/queries/as-others-see";
import { listOpenings, openingOf } from "@/lib/scouting/queries/openings";
import { getPlayer } from "@/lib/scouting/queries/player-page";
import { currentActor } from "@/lib/session";

type Props = PageProps<"/[locale]/players/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await playerOf((await params).id);
  const title = view instanceof Refusal ? undefined : view?.player.handle;
  return { title, robots: { index: false } };
}

export default async function PlayerPage({ params, searchParams }: Props) {
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
  const search = await searchParams;
  const onlooker = view.mine ? onlookerIn(search) : undefined;
  const seen = onlooker && (await asOthersSee(actor, onlooker));
  const minor = minorBands.has(view.player.ageBand);
  const openings = await listOpenings(actor, { mayAsk: view.mayAsk, minor });
  const words = { openings, begun: openingOf(openings, search.phrase) };
  return (
    <div className="wrap talent">
      <div className="flex min-h-11 flex-wrap items-center">
        <BackLink href="/players" label={t("back")} />
        {!view.mine && (
          <LeafThrough
            key={view.player.id}
            playerId={view.player.id}
            words={{ label: t("leaf"), before: t("before"), after: t("after") }}
          />
        )}
      </div>
      {view.mine && (
        <AsOthersSee page={`/players/${view.player.id}`} onlooker={onlooker} listed={view.player.isPublic} />
      )}
      <PlayerBody view={seen ?? view} actor={actor} {...words}>
        {actor.recruiterId && (
          <BoardPlace playerId={view.player.id} place={await placeOnBoard(actor, view.player.id)} />
        )}
      </PlayerBody>
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
