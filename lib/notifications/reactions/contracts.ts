import "server-only";
import { contractPage } from "@/lib/contracts/queries/page";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

export async function tellPlayerOfContract(tx: Tx, fact: Fact<"contract.told">, tell: Tell) {
  const { contractId, playerId } = fact.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const link = "/dashboard#contracts";
  await notify(tx, fact, tell, [userId], { kind: "contractTold", about: { contractId }, link });
}

/** Whoever told of it, and everybody else of the organization, hears what the player said. */
export async function tellRecruiterOfContract(tx: Tx, fact: Fact<"contract.answered">, tell: Tell) {
  const { contractId, recruiterId, confirmed } = fact.data;
  const kind = confirmed ? "contractConfirmed" : "contractDenied";
  const link = await contractPage(tx, fact.data);
  await notify(tx, fact, tell, await membersOf(tx, recruiterId), { kind, about: { contractId }, link });
}
