import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { noteCandidate } from "../steps/note-candidate";

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
  | "confirmation.taken_back"
  | "confirmation.settled"
>;

/** Somebody may fit a need now, or better, or no longer. */
export const matchPlayer = (tx: Tx, { data }: Changed) => noteCandidate(tx, data.playerId);

export async function eraseNeeds(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.need.deleteMany({ where: { recruiter: { userId } } });
}
