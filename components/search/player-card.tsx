import "@/components/players/player.css";
import "./search.css";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { minorBands } from "@/components/contacts/requests/who";
import { PortraitOnCard } from "@/components/players/portrait-on-field";
import { PositionField } from "@/components/sports/position-disc";
import { IdentityChecked } from "@/components/trust/verification/identity-badge";
import { AccessMark } from "@/components/ui/access-mark";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { PlayerCard as Card } from "@/lib/players/queries/card";
import { sportOf, usePlayerWords } from "./words";

/** Two cards side by side on a phone, where their texts are smaller. */
export const cardGrid =
  "grid grid-cols-2 gap-x-gap gap-y-6 sm:gap-y-8 lg:grid-cols-4 max-sm:[&_.base]:min-h-8 max-sm:[&_.base]:text-xs max-sm:[&_.base]:mt-1 max-sm:[&_.meta]:text-xs max-sm:[&_.small]:text-xs max-sm:[&_.field]:aspect-16/9 max-sm:[&_.info]:pt-2 max-sm:[&_h3]:text-lg";

type Props = {
  player: Card;
  /** Null if the reader may not see it; then only the ground is drawn. */
  portrait: string | null;
  /** What the reader may do with the player. */
  acts?: ReactNode;
};

/** The player at the access level "card". */
export function PlayerCard({ player, portrait, acts }: Props) {
  const t = useTranslations("search.card");
  const minor = useTranslations("contacts.minor");
  const playerTexts = usePlayerWords(player);
  const counts = [
    ...(player.videoCount > 0 ? [t("videos", { count: player.videoCount })] : []),
    ...(player.factCount !== null ? [t("facts", { count: player.factCount })] : []),
  ];
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
          <Badge>{playerTexts.level}</Badge>
        </div>
        <p className="small">{playerTexts.game}</p>
        <p className="meta">{playerTexts.facts}</p>
        {player.identityChecked && <IdentityChecked />}
        <div className="base py-1">
          <span className="marked">
            <AccessMark accessLevel="card" />
            {minorBands.has(player.ageBand) && <b className="font-semibold">{minor("badge")}</b>}
            {counts.length > 0 && <span>{counts.join(" · ")}</span>}
          </span>
          {acts && <span className="flex items-center gap-2">{acts}</span>}
        </div>
      </div>
    </article>
  );
}
