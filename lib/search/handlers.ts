import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { noteCandidate } from "./steps/note-candidate";

export async function eraseSearches(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  const recruiter = { userId };
  await tx.recruiterSearchHistory.deleteMany({ where: { recruiter } });
  await tx.talentAlert.deleteMany({ where: { recruiter } });
}

type Changed = DomainEvent<
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

/** Somebody may fit a search now who did not before. The moment is this one: what an alert did not see yet is never older than it. */
export const watchPlayer = (tx: Tx, { data }: Changed) => noteCandidate(tx, data.playerId, now());
