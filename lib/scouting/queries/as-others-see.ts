import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { type Onlooker, onlookers } from "../schema";
import { cardOf, identityOf, type PlayerView, profileOf } from "./player-page";
import { noRecruiter } from "./standing";

/** What others read of one's own profile, or on a guardian's page of the child's, by the very reads that serve them; a view is not noted. Null for whoever has neither. */
export async function asOthersSee(actor: Actor, onlooker: Onlooker): Promise<PlayerView | null> {
  const playerId = actor.playerId ?? actor.guardianOf;
  if (!playerId) return null;
  const disclosure = onlooker === "accepted" ? { id: "", openedAt: now(), threadId: null } : null;
  const shown = await readFor[onlooker](playerId, disclosure);
  const towards = { ...noRecruiter, disclosure, disclosureOpen: disclosure !== null };
  return shown && { ...shown, towards, mayAsk: "recruiters_only", mine: false };
}

const readFor = { everyone: cardOf, club: profileOf, accepted: identityOf } satisfies Record<Onlooker, unknown>;

/** Whom an address asks to look as: `?as=club`. */
export const onlookerIn = ({ as }: Record<string, string | string[] | undefined>): Onlooker | undefined =>
  onlookers.find((one) => one === as);
