import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache, Fragment } from "react";
import { AsOthersSee } from "@/components/contacts/requests/as-others-see";
import { minorBands } from "@/components/contacts/requests/who";
import { NotFound } from "@/components/layout/not-found";
import { TooOften } from "@/components/layout/too-often";
import { BoardPlace } from "@/components/pipeline/board-place";
import { LeafThrough } from "@/components/search/leaf-through";
import { PlayerBody } from "@/components/search/player-body";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { WholeDisclosures } from "@/components/ui/lazy-disclosure";
import { asOthersSee, onlookerIn } from "@/lib/contacts/queries/as-others-see";
import { listOpenings, openingText } from "@/lib/contacts/queries/openings";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { currentActor } from "@/lib/entry/session";
import { placeOnBoard } from "@/lib/pipeline/queries/pipeline";
import { actsForOrganization } from "@/lib/platform/command/actor";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";

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
    getTranslations("search.player"),
  ]);
  // notFound() cannot be used once streaming has started; readers without scripts would get an empty page.
  if (!view) return <NotFound />;
  if (view instanceof Refusal)
    return (
      <div className="wrap talent">
        <BackLink href="/players" label={t("back")} />
        <h1>{(await getTranslations("search"))("title")}</h1>
        <TooOften refusal={view} />
      </div>
    );
  const search = await searchParams;
  const onlooker = view.mine ? onlookerIn(search) : undefined;
  const seenProfile = onlooker && (await asOthersSee(actor, onlooker));
  const minor = minorBands.has(view.player.ageBand);
  const openings = await listOpenings(actor, { mayAsk: view.mayAsk, minor });
  const Whole = search.panels === "all" ? WholeDisclosures : Fragment;
  const texts = { openings, begun: openingText(openings, search.phrase) };
  return (
    <div className="wrap talent gap-3 pt-3">
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
      <Whole>
        <PlayerBody view={seenProfile ?? view} actor={actor} {...texts}>
          {actor.recruiterId && (
            <BoardPlace
              playerId={view.player.id}
              place={await placeOnBoard(actor, view.player.id)}
              acts={actsForOrganization(actor)}
            />
          )}
        </PlayerBody>
      </Whole>
      {!view.mine && <ReportLink kind="player" id={view.player.id} named />}
    </div>
  );
}

/** Cached per request, because every access to a name is recorded. */
const playerOf = cache(async (id: string) => getPlayer(await currentActor(), decoded(id)).catch(ifTooOften));

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
