import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { wake } from "@/lib/platform/outbox/jobs";
import { goesOn } from "../policy/board";
import type { Because } from "../schema/stages";
import { noteCandidate } from "../steps/note-candidate";
import { putCard } from "../steps/put-card";
import { setStage } from "../steps/set-stage";

type PlayerChangeEvent = DomainEvent<
  | "player.joined"
  | "player.updated"
  | "player.agreed"
  | "player.verified"
  | "guardian.confirmed"
  | "guardian.consented"
  | "guardian.ended"
  | "availability.confirmed"
  | "confirmation.answered"
  | "confirmation.revoked"
  | "confirmation.settled"
>;

export const queueForMatching = (tx: Tx, { data }: PlayerChangeEvent) => noteCandidate(tx, data.playerId);

/** Matches the organization's open needs again, because its access level may have changed. */
export async function matchRecruiterAgain(
  tx: Tx,
  { data: { recruiterId } }: DomainEvent<"subscription.changed" | "recruiter.verified">,
) {
  // The new `changedAt` makes a running sweep, which used the old access level, discard its result.
  const data = { changedAt: now(), sweptAt: null };
  const { count } = await tx.need.updateMany({ where: { recruiterId, isOpen: true }, data });
  if (count > 0) await wake("matches", 1);
}

export const advanceOnRequest = (tx: Tx, { data }: DomainEvent<"contact.requested">) =>
  advanceCard(tx, data, "requested");

export async function advanceOnAnswer(tx: Tx, { data }: DomainEvent<"contact.answered">) {
  if (data.accepted) await advanceCard(tx, data, "accepted");
}

export async function erasePipeline(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.need.deleteMany({ where: { recruiter: { userId } } });
  await tx.match.deleteMany({ where: { OR: [{ player: { userId } }, { recruiter: { userId } }] } });
}

const noActor = { userId: null };

async function advanceCard(
  tx: Tx,
  { recruiterId, playerId }: { recruiterId: string; playerId: string },
  because: Because,
) {
  const { matchId, isNew } = await putCard(tx, noActor, { recruiterId, playerId }, because);
  if (isNew) return;
  await tx.$queryRaw`select id from matches where id = ${matchId}::uuid for update`;
  const match = await tx.match.findUniqueOrThrow({ where: { id: matchId } });
  if (goesOn(match.status)) await setStage(tx, noActor, match, { to: "contacted", because });
}
