import "server-only";
import { contractPage } from "@/lib/contracts/queries/page";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

export async function tellPlayerOfContract(tx: Tx, fact: DomainEvent<"contract.told">, notifyPages: NotifyPages) {
  const { contractId, playerId } = fact.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const link = "/dashboard#contracts";
  await notify(tx, fact, notifyPages, [userId], { kind: "contractTold", about: { contractId }, link });
}

/** Whoever told of it, and everybody else of the organization, hears what the player said. */
export async function tellRecruiterOfContract(
  tx: Tx,
  fact: DomainEvent<"contract.answered">,
  notifyPages: NotifyPages,
) {
  const { contractId, recruiterId, confirmed } = fact.data;
  const kind = confirmed ? "contractConfirmed" : "contractDenied";
  const link = await contractPage(tx, fact.data);
  await notify(tx, fact, notifyPages, await membersOf(tx, recruiterId), { kind, about: { contractId }, link });
}
