import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { requestToSettle } from "../queries/open-request";
import { openStates } from "../schema";
import { settleRequest } from "./settle-request";

/** A guardian who takes the consent back takes all of it back: every open name closes, every open request ends with a no. */
export async function endContacts(tx: Tx, actor: Actor, playerId: string) {
  const waiting = await tx.contactRequest.findMany({
    where: { playerId, status: { in: [...openStates] } },
    select: { id: true },
  });
  for (const { id } of waiting)
    await settleRequest(tx, actor, await requestToSettle(tx, id, { playerId }), { guardianAnswer: false });
  const open = await tx.disclosure.updateManyAndReturn({
    where: { playerId, closedAt: null },
    data: { closedAt: now() },
    select: { id: true, recruiterId: true },
  });
  for (const { id: disclosureId, recruiterId } of open)
    await record(tx, actor, "identity.closed", { disclosureId, playerId, recruiterId });
}
