import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { noteCandidate } from "./steps/note-candidate";

export async function eraseSearches(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  const recruiter = { userId };
  await tx.recruiterSearchHistory.deleteMany({ where: { recruiter } });
  await tx.talentAlert.deleteMany({ where: { recruiter } });
}

type Changed = Fact<
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
