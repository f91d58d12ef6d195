import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    data: { closedAt: now(), closedBy: "playerAnswer" in no ? "player" : "guardian" },
    select: { id: true, playerId: true, recruiterId: true },
  });
  for (const { id: disclosureId, playerId, recruiterId } of closed)
    await recordEvent(tx, doer, "identity.closed", { disclosureId, playerId, recruiterId });
}
