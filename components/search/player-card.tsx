import "@/components/players/player.css";
import "./search.css";
import { useTranslations } from "next-intl";
import { PortraitOnCard } from "@/components/players/portrait-on-field";
import { ChoosePlayer } from "@/components/scouting/chosen-players";
import { SaveButton } from "@/components/scouting/save-button";
import { minorBands } from "@/components/scouting/who";
import { PositionField } from "@/components/sports/position-disc";
import { Badge } from "@/components/ui/badge";
import { DepthMark } from "@/components/ui/depth-mark";
import { IdentityChecked } from "@/components/verification/identity-badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { PlayerCard as Card } from "@/lib/players/queries/card";
import { sportOf, usePlayerWords } from "./words";

type Props = {
  player: Card;
  /** Null where the reader sees none: the ground stands alone. */
  portrait: string | null;
  /** There only for whoever can save. */
  saved: boolean | undefined;
};

/** A player at the first depth. */
export function PlayerCard({ player, portrait, saved }: Props) {
  const t = useTranslations("talent.card");
  const minor = useTranslations("scouting.minor");
  const words = usePlayerWords(player);
  return (
    <article className="player">
      {portrait ? (
        <PortraitOnCard url={portrait} sport={sportOf(player)} position={player.position} />
      ) : (
        <PositionField sport={sportOf(player)} position={player.position} />
      )}
      <div className="info">
        <div className="row">
          <h3>
            <Link href={`/players/${player.id}`}>
              <bdi>{player.name ?? player.handle}</bdi>
            </Link>
          </h3>
          {!player.isPublic && <Badge look="dash">{t("notPublic")}</Badge>}
          <Badge>{words.level}</Badge>
        </div>
        <p className="small">{words.game}</p>
        <p className="meta">{words.facts}</p>
        {minorBands.has(player.ageBand) && <p className="text-xs font-semibold">{minor("badge")}</p>}
        {player.identityChecked && <IdentityChecked />}
        <div className="base">
          <span className="marked">
            <DepthMark depth="card" />
            {player.videoCount > 0 && `${t("videos", { count: player.videoCount })} · `}
            {player.factCount !== null && t("facts", { count: player.factCount })}
          </span>
          {saved !== undefined && (
            <span className="flex items-center gap-2">
              <ChoosePlayer id={player.id} name={player.name ?? player.handle} />
              <SaveButton
                playerId={player.id}
                saved={saved}
                label={t(saved ? "unsave" : "save", { player: player.name ?? player.handle })}
              />
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
