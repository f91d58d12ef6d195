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
import { FirstVideo } from "./first-video";
import { firstVideoIn, portraitIn } from "./portrait-in";
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
  const head = (
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
        {player.identityChecked && (accessLevel === "card" ? <IdentityChecked /> : <IdentityCheckedOn {...player} />)}
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
  );
  if (accessLevel === "card")
    return (
      <article className="player deep">
        <PositionField sport={sportOf(player)} position={player.position} />
        <div className="sheet">
          {head}
          {children}
        </div>
      </article>
    );
  return (
    <article className={accessLevel === "identity" ? "player deep identity" : "player deep"}>
      <div className="tall:min-[56rem]:sticky tall:min-[56rem]:top-(--bench,0px) tall:min-[56rem]:self-start">
        <Face view={view} guardian={guardian} reports={reports} />
        <div className="pt-4">{head}</div>
      </div>
      <div className={firstVideoIn(view.media) ? "sheet pt-4 min-[56rem]:pt-0" : "sheet"}>
        <FirstVideo media={view.media} sport={player.primarySport} guardian={guardian} reports={reports} />
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
