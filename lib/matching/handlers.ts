import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { wake } from "@/lib/platform/outbox/jobs";
import { goesOn } from "./policy/board";
import type { Because } from "./schema/stages";
import { noteCandidate } from "./steps/note-candidate";
import { putCard } from "./steps/put-card";
import { setStage } from "./steps/set-stage";

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
  | "confirmation.taken_back"
  | "confirmation.settled"
>;

/** Somebody may fit a need now, or better, or no longer. */
export const matchPlayer = (tx: Tx, { data }: Changed) => noteCandidate(tx, data.playerId);

/** What an organisation may read has changed: its open needs are held against everybody anew. */
export async function sweepAnew(
  tx: Tx,
  { data: { recruiterId } }: DomainEvent<"subscription.changed" | "recruiter.verified">,
) {
  // A sweep that is under way read the reach of before, and settles nothing that changed since.
  const data = { changedAt: now(), sweptAt: null };
  const { count } = await tx.need.updateMany({ where: { recruiterId, isOpen: true }, data });
  if (count > 0) await wake("matches", 1);
}

/** Who is asked is on the board, among the contacted. */
export const moveAsked = (tx: Tx, { data }: DomainEvent<"contact.requested">) => goOn(tx, data, "asked");

/** So is who said yes; a no or no answer leaves a card where it stands, for its club to decide. */
export async function moveAnswered(tx: Tx, { data }: DomainEvent<"contact.answered">) {
  if (data.accepted) await goOn(tx, data, "accepted");
}

/** What was written about somebody who is erased goes with them, and so do the needs and the board of a club that is. */
export async function eraseMatching(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.need.deleteMany({ where: { recruiter: { userId } } });
  await tx.match.deleteMany({ where: { OR: [{ player: { userId } }, { recruiter: { userId } }] } });
}

const byItself = { userId: null };

async function goOn(tx: Tx, { recruiterId, playerId }: { recruiterId: string; playerId: string }, because: Because) {
  const { matchId, isNew } = await putCard(tx, byItself, { recruiterId, playerId }, because);
  if (isNew) return;
  await tx.$queryRaw`select id from matches where id = ${matchId}::uuid for update`;
  const match = await tx.match.findUniqueOrThrow({ where: { id: matchId } });
  if (goesOn(match.status)) await setStage(tx, byItself, match, { to: "contacted", because });
}
