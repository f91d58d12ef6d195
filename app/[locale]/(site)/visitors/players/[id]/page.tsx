import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccessLevels } from "@/components/contacts/requests/access-levels";
import { NextStep } from "@/components/contacts/requests/next-step";
import { minorBands } from "@/components/contacts/requests/who";
import { Behind } from "@/components/search/behind";
import { PlayerSheet } from "@/components/search/player-sheet";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { publicPlayer } from "@/lib/contacts/queries/public";
import { visitorActor } from "@/lib/platform/command/visitor-actor";

export const ensureStatic = "navigation";
/** No part can be rendered before the id is known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no player has. */
export const generateStaticParams = () => [{ id: "-" }];

type Props = PageProps<"/[locale]/visitors/players/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await publicPlayer((await params).id))?.player.handle, robots: { index: false } };
}

export default async function VisitorsPlayerPage({ params }: Props) {
  const view = await publicPlayer((await params).id);
  if (view?.accessLevel !== "card") notFound();
  const t = await getTranslations("search.player");
  return (
    <div className="wrap talent">
      <BackLink href="/players" label={t("back")} />
      <PlayerSheet view={view}>
        <Behind player={view.player} />
        <NextStep view={view} actor={visitorActor} />
      </PlayerSheet>
      <AccessLevels accessLevel="card" minor={minorBands.has(view.player.ageBand)} />
      <ReportLink kind="player" id={view.player.id} named />
    </div>
  );
}
