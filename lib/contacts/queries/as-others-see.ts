import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { type Onlooker, onlookers } from "../schema/requests";
import { cardOf, identityOf, type PlayerView, profileOf } from "./player-page";
import { noRecruiter } from "./request-state";

/** The actor's own profile, or the guardian's child's, as the given onlooker sees it, without recording a view. Returns null for actors without a profile or child. */
export async function asOthersSee(actor: Actor, onlooker: Onlooker): Promise<PlayerView | null> {
  const playerId = actor.playerId ?? actor.guardianOf;
  if (!playerId) return null;
  const disclosure = onlooker === "accepted" ? { id: "", openedAt: now(), threadId: null } : null;
  const view = await readers[onlooker](playerId, disclosure);
  const requestState = { ...noRecruiter, disclosure, disclosureOpen: disclosure !== null };
  return view && { ...view, towards: requestState, mayAsk: "recruiters_only", mine: false };
}

const readers = { everyone: cardOf, club: profileOf, accepted: identityOf } satisfies Record<Onlooker, unknown>;

export const onlookerIn = ({ as: requested }: Record<string, string | string[] | undefined>): Onlooker | undefined =>
  onlookers.find((onlooker) => onlooker === requested);
