import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { noteCandidate } from "./steps/note-candidate";

export async function eraseSearches(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  const recruiter = { userId };
  await tx.recruiterSearchHistory.deleteMany({ where: { recruiter } });
  await tx.talentAlert.deleteMany({ where: { recruiter } });
}

type PlayerChange = DomainEvent<
  | "player.joined"
  | "player.updated"
  | "player.agreed"
  | "player.verified"
  | "guardian.confirmed"
  | "guardian.consented"
  | "guardian.ended"
  | "availability.confirmed"
  | "confirmation.answered"
  | "confirmation.settled"
>;

/** Queues the player for matching; the time is now, so that alerts do not skip the change. */
export const queueForAlerts = (tx: Tx, { data }: PlayerChange) => noteCandidate(tx, data.playerId, now());
