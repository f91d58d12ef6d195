import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccessLevels } from "@/components/contacts/requests/access-levels";
import { Identity } from "@/components/contacts/requests/identity";
import { NextStep } from "@/components/contacts/requests/next-step";
import type { FirstWords } from "@/components/contacts/requests/request-form";
import { minorBands } from "@/components/contacts/requests/who";
import { AvailabilitySection } from "@/components/measurements/availability-section";
import { Evidence } from "@/components/measurements/measurements";
import { LinkButton } from "@/components/ui/link-button";
import type { PlayerView } from "@/lib/contacts/queries/player-page";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { ActionBar } from "./action-bar";
import { Behind } from "./behind";
import { Media } from "./media";
import { PlayerSheet } from "./player-sheet";
import { belowHead } from "./portrait-in";
import { Profile } from "./profile";

type Props = {
  view: PlayerView;
  actor: Actor;
  /** Key of the guardian's page that shows the player. */
  guardian?: string | undefined;
  /** Further actions of this reader. */
  children?: ReactNode;
} & FirstWords;

/** Shows as much of the player as the reader's access level allows, with the next step. */
export function PlayerBody({ view, actor, guardian, children, ...texts }: Props) {
  const common = useTranslations("common");
  const { player, accessLevel, mine: isOwn } = view;
  const reports = !isOwn && !guardian && actor.playerId !== player.id;
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-(--s-5)">
        <PlayerSheet view={view} guardian={guardian} reports={reports}>
          {view.accessLevel === "identity" && <Identity view={view} />}
          {view.accessLevel === "card" ? (
            <>
              <Behind player={view.player} />
              <NextStep view={view} actor={actor} {...texts} />
            </>
          ) : (
            <>
              <Profile player={view.player} />
              <AvailabilitySection availability={view.availability} />
            </>
          )}
          {isOwn && <LinkButton href="/player-signup">{common("editProfile")}</LinkButton>}
          {children}
        </PlayerSheet>
        {view.media && (
          <Media
            media={accessLevel === "card" ? view.media : belowHead(view.media)}
            player={player}
            guardian={guardian}
            reports={reports}
          />
        )}
        {view.accessLevel !== "card" && (
          <div className="max-w-176 pt-5">
            <NextStep view={view} actor={actor} {...texts} />
          </div>
        )}
        {view.accessLevel !== "card" && <Evidence ageBand={player.ageBand} {...view.evidence} />}
        <AccessLevels accessLevel={accessLevel} minor={minorBands.has(player.ageBand)} />
      </div>
      {actsForOrganization(actor) && <ActionBar view={view} />}
    </div>
  );
}
