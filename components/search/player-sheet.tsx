import "@/components/players/player.css";
import "./search.css";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { minorBands } from "@/components/contacts/requests/who";
import { PortraitInHead } from "@/components/players/portrait-on-field";
import { PositionField } from "@/components/sports/position-disc";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { IdentityChecked, IdentityCheckedOn } from "@/components/trust/verification/identity-badge";
import { AccessMark } from "@/components/ui/access-mark";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { PlayerView } from "@/lib/contacts/queries/player-page";
import { portraitIn } from "./portrait-in";
import { sportOf, usePlayerWords } from "./words";

type Props = {
  view: PlayerView;
  /** Key of the guardian's page that shows the player. */
  guardian?: string | undefined;
  /** True if the reader may report the profile. */
  reports?: boolean;
  /** Content below the head. */
  children: ReactNode;
};

/** Shows as much of the player as the reader's access level allows. */
export function PlayerSheet({ view, guardian, reports = false, children }: Props) {
  const t = useTranslations("search.player");
  const { accessLevel, player, towards: relation } = view;
  const minor = useTranslations("contacts.minor");
  const playerTexts = usePlayerWords(player);
  const name = accessLevel === "identity" ? player.fullName : player.name;
  const handlePrefix = name ? `${player.handle} · ` : "";
  return (
    <article className={accessLevel === "identity" ? "player deep identity" : "player deep"}>
      {accessLevel === "card" ? (
        <PositionField sport={sportOf(player)} position={player.position} />
      ) : (
        <Face view={view} guardian={guardian} reports={reports} />
      )}
      <div className="sheet">
        <div className="row">
          <div>
            <h1>
              <bdi>{name ?? player.handle}</bdi>
            </h1>
            <p className="soft">
              {handlePrefix}
              {playerTexts.game}
            </p>
            <p className="soft">{playerTexts.facts}</p>
            {player.identityChecked &&
              (accessLevel === "card" ? <IdentityChecked /> : <IdentityCheckedOn {...player} />)}
          </div>
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-2">
            <AccessMark accessLevel={accessLevel} />
            {minorBands.has(player.ageBand) && (
              <Badge look="solid" className="whitespace-normal">
                {minor("badge")}
              </Badge>
            )}
            {relation.disclosureOpen ? (
              <Badge look="flag">
                <Icon name="check" /> {t("accepted")}
              </Badge>
            ) : (
              <Badge look="full">{playerTexts.level}</Badge>
            )}
          </span>
        </div>
        {children}
      </div>
    </article>
  );
}

function Face({ view: { player, media }, guardian, reports }: Omit<Props, "children">) {
  const t = useTranslations("search.media");
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
