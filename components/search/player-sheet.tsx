import "@/components/players/player.css";
import "./search.css";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { minorBands } from "@/components/scouting/who";
import { PositionField } from "@/components/sports/position-disc";
import { Badge } from "@/components/ui/badge";
import { DepthMark } from "@/components/ui/depth-mark";
import { Icon } from "@/components/ui/icon";
import { IdentityChecked, IdentityCheckedOn } from "@/components/verification/identity-badge";
import type { PlayerView } from "@/lib/scouting/queries/player-page";
import { sportOf, usePlayerWords } from "./words";

/** One player over the full row, at whatever depth the reader has; `children` is what lies below the head. */
export function PlayerSheet({ view, children }: { view: PlayerView; children: ReactNode }) {
  const t = useTranslations("talent.player");
  const { depth, player, towards } = view;
  const minor = useTranslations("scouting.minor");
  const words = usePlayerWords(player);
  const named = depth === "identity" ? player.fullName : player.name;
  const under = named ? `${player.handle} · ` : "";
  return (
    <article className={depth === "identity" ? "player deep identity" : "player deep"}>
      <PositionField sport={sportOf(player)} position={player.position} />
      <div className="sheet">
        <div className="row">
          <div>
            <h1>
              <bdi>{named ?? player.handle}</bdi>
            </h1>
            <p className="soft">
              {under}
              {words.game}
            </p>
            <p className="soft">{words.facts}</p>
            {player.identityChecked && (depth === "card" ? <IdentityChecked /> : <IdentityCheckedOn {...player} />)}
          </div>
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-2">
            <DepthMark depth={depth} />
            {minorBands.has(player.ageBand) && (
              <Badge look="solid" className="whitespace-normal">
                {minor("badge")}
              </Badge>
            )}
            {towards.disclosureOpen ? (
              <Badge look="flag">
                <Icon name="check" /> {t("accepted")}
              </Badge>
            ) : (
              <Badge look="full">{words.level}</Badge>
            )}
          </span>
        </div>
        {children}
      </div>
    </article>
  );
}
