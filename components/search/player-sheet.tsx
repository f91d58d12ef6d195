import "@/components/players/player.css";
import "./search.css";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReportLink } from "@/components/moderation/report-link";
import { PortraitInHead } from "@/components/players/portrait-on-field";
import { minorBands } from "@/components/scouting/who";
import { PositionField } from "@/components/sports/position-disc";
import { Badge } from "@/components/ui/badge";
import { DepthMark } from "@/components/ui/depth-mark";
import { Icon } from "@/components/ui/icon";
import { IdentityChecked, IdentityCheckedOn } from "@/components/verification/identity-badge";
import type { PlayerView } from "@/lib/scouting/queries/player-page";
import { portraitIn } from "./portrait-in";
import { sportOf, usePlayerWords } from "./words";

type Props = {
  view: PlayerView;
  /** The key of the guardian's page it stands on. */
  guardian?: string | undefined;
  /** The reader may report what is not theirs. */
  reports?: boolean;
  /** What lies below the head. */
  children: ReactNode;
};

/** One player over the full row, at whatever depth the reader has. */
export function PlayerSheet({ view, guardian, reports = false, children }: Props) {
  const t = useTranslations("talent.player");
  const { depth, player, towards } = view;
  const minor = useTranslations("scouting.minor");
  const words = usePlayerWords(player);
  const named = depth === "identity" ? player.fullName : player.name;
  const under = named ? `${player.handle} · ` : "";
  return (
    <article className={depth === "identity" ? "player deep identity" : "player deep"}>
      {depth === "card" ? (
        <PositionField sport={sportOf(player)} position={player.position} />
      ) : (
        <Face view={view} guardian={guardian} reports={reports} />
      )}
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

function Face({ view: { player, media }, guardian, reports }: Omit<Props, "children">) {
  const t = useTranslations("talent.media");
  const picture = portraitIn(media);
  const side = guardian ? `?guardian=${encodeURIComponent(guardian)}` : "";
  return (
    <div>
      <PortraitInHead url={picture && picture.url + side} sport={sportOf(player)} position={player.position} />
      {picture && reports && (
        <ReportLink kind="picture" id={picture.id} about={t("aPicture", { handle: player.handle })} />
      )}
    </div>
  );
}
