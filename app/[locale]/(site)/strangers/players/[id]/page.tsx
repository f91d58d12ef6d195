import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ReportLink } from "@/components/moderation/report-link";
import { DepthSteps } from "@/components/scouting/depth-steps";
import { NextStep } from "@/components/scouting/next-step";
import { minorBands } from "@/components/scouting/who";
import { Behind } from "@/components/search/behind";
import { PlayerSheet } from "@/components/search/player-sheet";
import { BackLink } from "@/components/ui/back-link";
import { stranger } from "@/lib/platform/command/stranger";
import { publicPlayer } from "@/lib/scouting/queries/public";

export const ensureStatic = "navigation";
/** Nothing of it can stand before its address is known. */
export const instant = false;

/** Made when first asked for. Next wants one address at build time: this can be nobody's. */
export const generateStaticParams = () => [{ id: "-" }];

type Props = PageProps<"/[locale]/strangers/players/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await publicPlayer((await params).id))?.player.handle, robots: { index: false } };
}

export default async function StrangersPlayerPage({ params }: Props) {
  const view = await publicPlayer((await params).id);
  if (view?.depth !== "card") notFound();
  const t = await getTranslations("talent.player");
  return (
    <div className="wrap talent">
      <BackLink href="/players" label={t("back")} />
      <PlayerSheet view={view}>
        <Behind player={view.player} />
        <NextStep view={view} actor={stranger} />
      </PlayerSheet>
      <DepthSteps depth="card" minor={minorBands.has(view.player.ageBand)} />
      <ReportLink kind="player" id={view.player.id} named />
    </div>
  );
}
