import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AvailabilityTold } from "@/components/measurements/availability-told";
import { Evidence } from "@/components/measurements/measurements";
import { DepthSteps } from "@/components/scouting/depth-steps";
import { Identity } from "@/components/scouting/identity";
import { NextStep } from "@/components/scouting/next-step";
import type { FirstWords } from "@/components/scouting/request-form";
import { SaveButton } from "@/components/scouting/save-button";
import { minorBands } from "@/components/scouting/who";
import { LinkButton } from "@/components/ui/link-button";
import type { Actor } from "@/lib/platform/command/actor";
import type { PlayerMedia } from "@/lib/players/queries/media";
import type { PlayerView } from "@/lib/scouting/queries/player-page";
import { Behind } from "./behind";
import { Media } from "./media";
import { Performances } from "./performances";
import { PlayerSheet } from "./player-sheet";
import { portraitIn } from "./portrait-in";
import { Profile } from "./profile";

type Props = {
  view: PlayerView;
  actor: Actor;
  /** The key of the guardian's page it stands on. */
  guardian?: string | undefined;
  /** What else this reader can do with the player. */
  children?: ReactNode;
} & FirstWords;

/** One player as deep as this reader sees, with what the reader can do next. */
export function PlayerBody({ view, actor, guardian, children, ...words }: Props) {
  const t = useTranslations("talent.player");
  const { player, towards, depth, mine } = view;
  const reports = !mine && !guardian && actor.playerId !== player.id;
  return (
    <>
      <PlayerSheet view={view} guardian={guardian} reports={reports}>
        {view.depth === "identity" && <Identity view={view} />}
        {view.depth === "card" ? (
          <>
            <Behind player={view.player} />
            <NextStep view={view} actor={actor} {...words} />
          </>
        ) : (
          <>
            <Profile player={view.player} />
            <AvailabilityTold availability={view.availability} />
          </>
        )}
        {mine && <LinkButton href="/player-signup">{t("edit")}</LinkButton>}
        {actor.recruiterId && (
          <SaveButton
            playerId={player.id}
            saved={towards.saved}
            label={t(towards.saved ? "unsave" : "save")}
            words={t(towards.saved ? "unsave" : "save")}
          />
        )}
        {children}
      </PlayerSheet>
      {view.media && (
        <Media
          media={depth === "card" ? view.media : belowHead(view.media)}
          player={player}
          guardian={guardian}
          reports={reports}
        />
      )}
      {view.depth !== "card" && (
        <div className="after-sheet">
          <NextStep view={view} actor={actor} {...words} />
          <Performances performances={view.player.performances} />
        </div>
      )}
      {view.depth !== "card" && <Evidence ageBand={player.ageBand} {...view.evidence} />}
      <DepthSteps depth={depth} minor={minorBands.has(player.ageBand)} />
    </>
  );
}

/** What the head does not show already; the player's own side sees all of it, with what others see. */
function belowHead(media: PlayerMedia): PlayerMedia {
  const portrait = portraitIn(media);
  return { ...media, pictures: media.pictures.filter((picture) => media.owner || picture !== portrait) };
}
