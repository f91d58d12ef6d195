import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { requestToSettle } from "../queries/open-request";
import { openStates } from "../schema";
import { settleRequest } from "./settle-request";

type Whose = { playerId: string } | { player: { userId: string } };
type No = { playerAnswer: false } | { guardianAnswer: false };

/** Whoever waits for this player is answered no, and has the credit back; names that were open are closed. */
export async function endContacts(tx: Tx, doer: Pick<Actor, "userId">, whose: Whose, no: No) {
  const open = await tx.contactRequest.findMany({
    where: { ...whose, status: { in: [...openStates] } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of open) await settleRequest(tx, doer, await requestToSettle(tx, id, whose), no);
  const closed = await tx.disclosure.updateManyAndReturn({
    where: { ...whose, closedAt: null },
    data: { closedAt: now() },
    select: { id: true, playerId: true, recruiterId: true },
  });
  for (const { id: disclosureId, playerId, recruiterId } of closed)
    await record(tx, doer, "identity.closed", { disclosureId, playerId, recruiterId });
}
